import { fileURLToPath } from 'node:url'

/** The project's root folder. */
export const projectRoot = fileURLToPath(new URL('../', import.meta.url))

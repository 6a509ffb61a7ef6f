import { space } from '#theme/measures.ts'

/** Height of the line of thumbnails on phones. */
export const thumbsHeight = `calc(50px + 2 * ${space[4]})`

import { join } from 'node:path'
import { projectRoot } from '../projectRoot.ts'

const folders = ['.cache', '.data', 'dist', 'storybook-static', 'demo/pictures', 'tests/visual/references']

/**
 * What the development servers do not watch: generated files and pictures, which no module imports. Watching thousands
 * of files takes seconds.
 */
export const unwatched = folders.map((folder) => join(projectRoot, folder, '**'))

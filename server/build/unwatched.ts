import { join } from 'node:path'
import { projectRoot } from '../projectRoot.ts'

const folders = ['.cache', '.data', 'dist', 'storybook-static', 'demo/pictures', 'tests/visual/references']

/**
 * What no development server watches: made files and pictures, which no module imports. Watching some thousands of files
 * takes seconds.
 */
export const unwatched = folders.map((folder) => join(projectRoot, folder, '**'))

import { join } from 'node:path'
import { projectRoot } from './projectRoot.ts'

/** Seed data of an empty database. An owner with a real catalogue replaces `demo/` and this file. */
export { catalogueRecords as seedRecords } from '#demo/catalogue/catalogue.ts'

/** Folder of the seeded records' original pictures. */
export const seedPictures = join(projectRoot, 'demo/pictures')

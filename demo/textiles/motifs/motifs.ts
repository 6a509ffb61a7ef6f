import * as birds from './birds.ts'
import * as creatures from './creatures.ts'
import * as creepers from './creepers.ts'
import { chinar, flower, jasmine, leaf, lotus, poppy, rose, sprig } from './flowers.ts'
import * as geometry from './geometry.ts'
import * as mangoes from './mangoes.ts'

/** Every figure the looms and printers of this shop know, by name. */
export const motifs = {
  ...birds,
  ...creatures,
  ...creepers,
  ...geometry,
  ...mangoes,
  chinar,
  flower,
  jasmine,
  leaf,
  lotus,
  poppy,
  rose,
  sprig,
}

export type MotifName = keyof typeof motifs

import { Drawing, type DrawingProps } from './Drawing.tsx'
import { type EmblemName, emblems } from './emblems.tsx'

export type { EmblemName } from './emblems.tsx'

/** One of the shop's rarer signs, in the colour of the words around it. */
export function Emblem({ name, ...drawing }: DrawingProps & { name: EmblemName }) {
  return <Drawing {...drawing}>{emblems[name]}</Drawing>
}

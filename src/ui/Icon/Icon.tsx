import { Drawing, type DrawingProps } from './Drawing.tsx'
import { type IconName, paths } from './paths.tsx'

export type { IconName } from './paths.tsx'

/** One of the shop's own signs, in the colour of the words around it. */
export function Icon({ name, ...drawing }: DrawingProps & { name: IconName }) {
  return <Drawing {...drawing}>{paths[name]}</Drawing>
}

import { currentSurface } from './surface.ts'

/** Takes away every toast that is shown. */
export function dismissToasts(): void {
  currentSurface()?.dismissAll()
}

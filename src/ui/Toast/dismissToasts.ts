import { currentToasts } from './toastModule.ts'

/** Takes away every toast that is shown. */
export function dismissToasts(): void {
  currentToasts()?.dismissAll()
}

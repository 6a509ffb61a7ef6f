import { currentToasts } from './toastModule.ts'

/** Dismisses all toasts. */
export function dismissToasts(): void {
  currentToasts()?.dismissAll()
}

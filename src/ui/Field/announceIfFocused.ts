/** A control that keeps the focus when it becomes invalid is not read again: its error is announced. For `ref`. */
export function announceIfFocused(error: HTMLElement | null): void {
  const described = document.activeElement?.getAttribute('aria-describedby')
  if (error && described?.split(' ').includes(error.id)) error.setAttribute('role', 'alert')
}

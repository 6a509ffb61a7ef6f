/** What a shopper did before the shop was hydrated. */
interface EarlyEvents {
  /** Controls that were pressed, once each, in their order. */
  pressed: HTMLElement[]
  /** Fields that were filled in or chosen from, with their values. */
  filled: Map<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, string>
  stop: () => void
}

declare global {
  interface Window {
    earlyEvents?: EarlyEvents
  }
}

/**
 * Records presses and input until `replayEarlyEvents`: React does not replay clicks (facebook/react#22448). Links and the
 * buttons of forms that the server answers work without scripts and are left alone. `data-replay` marks links and buttons
 * that open an overlay: their press is repeated, unless a field is focused after it. The build writes this function into
 * the document's head as text, so it must not refer to anything outside itself.
 */
export function recordEarlyEvents(): void {
  const pressed: HTMLElement[] = []
  const filled: EarlyEvents['filled'] = new Map()
  const press = (event: MouseEvent) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    if (!(event.target instanceof Element)) return
    const control = event.target.closest<HTMLElement>('a, label, button, select, textarea, input')
    if (!control || !control.matches('[data-replay], button, label, input:is([type=checkbox], [type=radio])')) return
    if (control instanceof HTMLButtonElement && control.type === 'submit' && control.form?.hasAttribute('action'))
      return
    if (control instanceof HTMLLabelElement && !control.control?.matches('[type=checkbox], [type=radio]')) return
    event.preventDefault()
    event.stopPropagation()
    document.documentElement.style.cursor = 'progress'
    if (!pressed.includes(control)) pressed.push(control)
  }
  const fill = ({ target }: Event) => {
    if (
      target instanceof HTMLInputElement ||
      target instanceof HTMLTextAreaElement ||
      target instanceof HTMLSelectElement
    ) {
      filled.set(target, target.value)
    }
  }
  const choose = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.matches('input, select, textarea')) return
    // A menu, sheet or viewer pressed before would take the focus from what is typed.
    pressed.splice(0, pressed.length, ...pressed.filter((control) => !control.matches('[data-replay]')))
  }
  document.addEventListener('click', press, true)
  document.addEventListener('focusin', choose)
  document.addEventListener('input', fill, true)
  const stop = () => {
    document.removeEventListener('click', press, true)
    document.removeEventListener('focusin', choose)
    document.removeEventListener('input', fill, true)
    document.documentElement.style.removeProperty('cursor')
  }
  window.earlyEvents = { pressed, filled, stop }
}

/**
 * Runs after hydration, which resets fields to their rendered values: dispatches the focus event of a focused field,
 * restores the early values, and repeats each press in its own task, so that it acts on what the previous one rendered.
 */
export async function replayEarlyEvents(): Promise<void> {
  const { earlyEvents } = window
  if (!earlyEvents) return
  delete window.earlyEvents
  earlyEvents.stop()
  // Before its value: a field that selects its text on focus must not select what is being typed.
  const { activeElement } = document
  if (activeElement instanceof HTMLInputElement)
    activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  for (const [field, value] of earlyEvents.filled) {
    if (!field.isConnected) continue
    // React ignores an event whose value it knows already: it has read the field while hydrating, and notes each value
    // that is set by its own setter, which the prototype's bypasses.
    if (!(field instanceof HTMLSelectElement)) field.value = ''
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new Event('change', { bubbles: true }))
    // What is dispatched next acts on what this has rendered.
    await nextTask()
    if (field === document.activeElement) continue
    // It was left before anything listened: a quantity is committed then.
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    await nextTask()
  }
  for (const control of earlyEvents.pressed) {
    if (control.isConnected) {
      // Radix's tabs listen to it, and not to clicks.
      control.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
      control.click()
    }
    await nextTask()
  }
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/**
 * Calls back once nothing is pressed. For content that appears or disappears on a field's blur, or with a late response:
 * it must not move the control that the pointer is pressing. A tap, which blurs the field and clicks within one task, is
 * over by then as well.
 */
export function afterPress(call: () => void): void {
  setTimeout(() => (document.querySelector(':active') ? afterPress(call) : call()), 20)
}

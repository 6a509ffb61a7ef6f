/**
 * Calls back once nothing is pressed. For what comes or goes when a field is left: it must move no control away below the
 * pointer that has left the field. The tap of a finger, which leaves the field and clicks within one task, is over as well.
 */
export function afterPress(call: () => void): void {
  setTimeout(() => (document.querySelector(':active') ? afterPress(call) : call()), 20)
}

/** The key the router has given the browser's current history entry, which the page may not show yet. */
export function entryKey(): unknown {
  const state: unknown = history.state
  return state && typeof state === 'object' && 'key' in state ? state.key : 'default'
}

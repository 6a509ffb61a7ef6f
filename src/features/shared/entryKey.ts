/** The key the router has given the browser's current history entry, which the page may not show yet. */
export function entryKey(): unknown {
  const state: unknown = history.state
  return state && typeof state === 'object' && 'key' in state ? state.key : 'default'
}

/** Whether the browser's current history entry has a state of the shop's own: an open overlay, an order just placed. */
export function hasEntryState(): boolean {
  const state: unknown = history.state
  return Boolean(state && typeof state === 'object' && 'usr' in state && state.usr)
}

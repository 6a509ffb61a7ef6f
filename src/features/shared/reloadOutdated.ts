/** Milliseconds a page is not taken for outdated: one that stays broken must not reload with every press. */
const freshMs = 60_000

/** Reloads a page of an earlier release of the shop, whose files are gone; returns false after any other failure. */
export function reloadOutdated(error: unknown): boolean {
  const isOutdated = error instanceof Error && error.cause === 404 && performance.now() > freshMs
  if (isOutdated) location.reload()
  return isOutdated
}

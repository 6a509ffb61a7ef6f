/** Milliseconds before the retry. */
const retryDelayMs = 500

let retries = 0
const failedStyles = new Set<HTMLLinkElement>()

/**
 * A dynamic import with up to two retries, of its styles too. Browsers remember for a document's life that a module's URL
 * failed: the second retry requests the URL named in the error message under a new query. Safari names none.
 */
export async function importWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
  // The server imports pages, too.
  if (typeof window !== 'undefined') window.addEventListener('error', noteFailedStyles, true)
  loadMissingStyles()
  return load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, retryDelayMs))
    loadMissingStyles()
    return load().catch((error: unknown) => {
      const address = failedAddress(error)
      if (!address) throw error
      retries += 1
      address.searchParams.set('retry', String(retries))
      return import(/* @vite-ignore */ address.href) as Promise<Module>
    })
  })
}

function noteFailedStyles({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedStyles.add(target)
}

/** The bundler treats a style sheet that failed as loaded: inserts its link again. */
function loadMissingStyles(): void {
  for (const link of failedStyles) link.replaceWith(link.cloneNode())
  failedStyles.clear()
}

/** The module of this shop that an import failed for, if the browser's message names it. */
function failedAddress(error: unknown): URL | undefined {
  const [named] = /https?:\/\/[^\s'"]+/.exec(error instanceof TypeError ? error.message : '') ?? []
  // On the server no error names one, and there is no `location`.
  if (!named) return undefined
  const address = new URL(named)
  return address.origin === location.origin ? address : undefined
}

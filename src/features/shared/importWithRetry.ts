/** Milliseconds before the retry. */
const retryDelayMs = 500

let retries = 0

/**
 * A dynamic import with up to two retries. Browsers remember for a document's life that a module's URL
 * failed: the second retry requests the URL named in the error message under a new query. Safari names none.
 */
export function importWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
  return load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, retryDelayMs))
    return load().catch((error: unknown) => {
      const address = failedAddress(error)
      if (!address) throw error
      retries += 1
      address.searchParams.set('retry', String(retries))
      return import(/* @vite-ignore */ address.href) as Promise<Module>
    })
  })
}

/** The module of this shop that an import failed for, if the browser's message names it. */
function failedAddress(error: unknown): URL | undefined {
  const [named] = /https?:\/\/[^\s'"]+/.exec(error instanceof TypeError ? error.message : '') ?? []
  // On the server no error names one, and there is no `location`.
  if (!named) return undefined
  const address = new URL(named)
  return address.origin === location.origin ? address : undefined
}

/** Files of the shop that are loaded or on their way, by path. */
const files = new Map<string, Promise<unknown>>()

/**
 * A dynamic import, in place of Vite's helper (`server/build/fetchBeforeImport.ts`): first loads the files of the module
 * and of those it imports. Rejects if one of them fails; a file that failed is requested again by the next import.
 */
export async function importWithFiles<Module>(
  load: () => Promise<Module>,
  names: readonly string[] = [],
): Promise<Module> {
  await Promise.all(names.map((name) => loadOnce(`/${name}`)))
  return load()
}

function loadOnce(path: string): Promise<unknown> {
  const current = files.get(path)
  if (current) return current
  const load = path.endsWith('.css') ? loadStyles : fetchScript
  // The document's own scripts are modules already, and its styles are inline (`server/render/shopDocument.ts`).
  const isThere = document.querySelector(`[href="${path}"], [src="${path}"]`)
  const loading = isThere ? Promise.resolve() : load(path)
  files.set(path, loading)
  loading.catch(() => files.delete(path))
  return loading
}

/** Fetches a file into the browser's cache, and preloads it as a module from there. */
async function fetchScript(path: string): Promise<void> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${response.status} for ${path}`)
  await response.blob()
  insertLink('modulepreload', path)
}

function loadStyles(path: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const link = insertLink('stylesheet', path)
    link.addEventListener('load', resolve)
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error(`No styles at ${path}`))
    })
  })
}

function insertLink(rel: string, path: string): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = rel
  link.crossOrigin = ''
  link.href = path
  document.head.append(link)
  return link
}

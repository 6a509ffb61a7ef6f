/** Files of the shop that are loaded or on their way, by path. A style sheet resolves to its styles. */
const files = new Map<string, Promise<string | undefined>>()

/** Style sheets that are in the document, by path. */
const applied = new Set<string>()

/**
 * A dynamic import, in place of Vite's helper (`server/build/fetchBeforeImport.ts`): first loads the files of the module
 * and of those it imports. Rejects if one of them fails; a file that failed is requested again by the next import.
 */
export async function importWithFiles<Module>(
  load: () => Promise<Module>,
  names: readonly string[] = [],
): Promise<Module> {
  const paths = names.map((name) => `/${name}`)
  await Promise.all([...paths.map(loadOnce), applyInOrder(paths.filter(isStyleSheet))])
  return load()
}

const isStyleSheet = (path: string) => path.endsWith('.css')

/**
 * Each is appended once it is there: for one that comes to stand before another, browsers style and lay out the whole page
 * again. In order, so that the cascade does not depend on which arrives first.
 */
async function applyInOrder(paths: readonly string[]): Promise<void> {
  for (const path of paths) applyOnce(path, await loadOnce(path))
}

function loadOnce(path: string): Promise<string | undefined> {
  const current = files.get(path)
  if (current) return current
  // The document's own scripts are modules already, and its styles are inline (`server/render/shopDocument.ts`).
  const isThere = document.querySelector(`[href="${path}"], [src="${path}"]`)
  const loading = isThere ? Promise.resolve(undefined) : fetchFile(path)
  files.set(path, loading)
  loading.catch(() => files.delete(path))
  return loading
}

/** Fetches styles; or fetches a script into the browser's cache, and preloads it as a module from there. */
async function fetchFile(path: string): Promise<string | undefined> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`No file at ${path}`, { cause: response.status })
  if (isStyleSheet(path)) return response.text()
  await response.blob()
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.crossOrigin = ''
  link.href = path
  document.head.append(link)
  return undefined
}

function applyOnce(path: string, styles: string | undefined) {
  if (styles === undefined || applied.has(path)) return
  applied.add(path)
  const element = document.createElement('style')
  element.append(styles)
  document.head.append(element)
}

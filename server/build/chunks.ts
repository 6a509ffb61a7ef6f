import type { Rolldown } from 'vite'

interface Context {
  getModuleInfo: Rolldown.GetModuleInfo
}

type Roots = Map<string, ReadonlySet<string>>

const pageOf = (module: string) => /\/src\/pages\/.*\/(\w+Page)\.tsx$/.exec(module)?.[1]
/** File name of a package's chunk: 'embla-carousel', or 'radix-ui' for all packages of the scope '@radix-ui'. */
const packageOf = (module: string) => module.split('/node_modules/').at(-1)?.split('/')[0]?.replace('@', '')

/**
 * The output chunks of a first load. `framework` holds packages imported statically by the entry or by at least half of
 * the pages, `shop` the sources imported by the entry or by more than one page. A package that only a few pages share,
 * such as the one for forms, is a chunk of its own, which the other pages do not load; sources that only the pages of
 * one entry of `sharedByFewPages` share are a chunk too. What a single page imports is in that page's chunk, or, if a
 * part that other pages import dynamically needs it too, in a chunk beside it. Modules that are only imported dynamically
 * are left to the bundler.
 */
export function chunkGroups(pageCount: number) {
  const known: Roots = new Map()
  const isImportedBy = (pages: number, module: string, context: Context) => {
    const roots = rootsOf(module, context, known)
    return roots.size >= pages || roots.has(entry)
  }
  const groupOf = (module: string, context: Context) => {
    const roots = [...rootsOf(module, context, known)]
    return Object.keys(sharedByFewPages).find((name) => roots.every((root) => sharedByFewPages[name]?.includes(root)))
  }
  const isPackage = (module: string) => module.includes('/node_modules/')
  return [
    {
      debugName: 'framework',
      name: (module: string, context: Context) =>
        isPackage(module) && isImportedBy(pageCount / 2, module, context) ? 'framework' : undefined,
      // First: a later group also takes the dependencies of its modules, unless an earlier group has them.
      priority: 1,
    },
    {
      debugName: 'package',
      name: (module: string, context: Context) =>
        isPackage(module) && rootsOf(module, context, known).size > 1 ? packageOf(module) : undefined,
      priority: 1,
    },
    {
      debugName: 'shop',
      name: (module: string, context: Context) =>
        !isPackage(module) &&
        isImportedBy(2, module, context) &&
        groupOf(module, context) === undefined &&
        !isEntry(module, context)
          ? 'shop'
          : undefined,
      // Before the next group, so that this one takes the dependencies of its modules.
      priority: 1,
    },
    {
      debugName: 'apart',
      name: (module: string, context: Context) =>
        !isPackage(module) && isImportedBy(2, module, context) ? groupOf(module, context) : undefined,
    },
    {
      debugName: 'shared',
      name: (module: string, context: Context) => {
        const page = pageWithForeignParts(module, context, known)
        return page && (isPackage(module) ? packageOf(module) : `${page}Shared`)
      },
    },
    {
      // Without it, modules shared by a page and something it imports dynamically would be a chunk of their own.
      debugName: 'page',
      name: (module: string, context: Context) => {
        const [root, ...others] = rootsOf(module, context, known)
        return !isPackage(module) && root !== entry && others.length === 0 ? root : undefined
      },
    },
  ]
}

const entry = 'entry'

/** Sources that only these pages share are in a chunk of their own, which the other pages do not load. */
export const sharedByFewPages: Readonly<Record<string, readonly string[]>> = {
  empty: ['CartPage', 'WishlistPage', 'NotFoundPage'],
  cards: ['HomePage', 'ListingPage', 'ProductPage', 'WishlistPage', 'CartPage', 'NotFoundPage'],
  order: ['CartPage', 'CheckoutPage'],
  content: ['AboutPage', 'ContactPage', 'PolicyPage'],
}

/** The HTML document or its one script, which together are the entry's own chunk. */
function isEntry(module: string, context: Context): boolean {
  const info = context.getModuleInfo(module)
  return Boolean(info?.isEntry) || (info?.importers ?? []).some((each) => context.getModuleInfo(each)?.isEntry)
}

/**
 * The one page that reaches a module by static imports, if something that is imported dynamically elsewhere does so too: a
 * menu, say, that needs the same hook. It would load the whole page.
 */
function pageWithForeignParts(module: string, context: Context, known: Roots): string | undefined {
  const [page, ...others] = rootsOf(module, context, known)
  if (page === undefined || page === entry || others.length > 0) return undefined
  const openers = [...partsOf(module, context)].flatMap((part) => [...openersOf(part, context, known)])
  return openers.some((opener) => opener !== page) ? page : undefined
}

/** The modules, other than pages, that are imported dynamically and reach this one by static imports. */
function partsOf(module: string, context: Context, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(module)) return new Set()
  seen.add(module)
  const info = context.getModuleInfo(module)
  const own = info?.dynamicImporters.length && !pageOf(module) ? [module] : []
  return new Set([...own, ...(info?.importers ?? []).flatMap((each) => [...partsOf(each, context, seen)])])
}

/** The pages, or `entry`, from which a dynamically imported module is loaded, directly or by another such module. */
function openersOf(part: string, context: Context, known: Roots, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(part)) return new Set()
  seen.add(part)
  const importers = context.getModuleInfo(part)?.dynamicImporters ?? []
  return new Set(
    importers.flatMap((importer) => [
      ...rootsOf(importer, context, known),
      ...[...partsOf(importer, context)].flatMap((each) => [...openersOf(each, context, known, seen)]),
    ]),
  )
}

/** The pages that reach a module by static imports, and `entry` where the browser's entry does. */
function rootsOf(module: string, context: Context, known: Roots): ReadonlySet<string> {
  const cached = known.get(module)
  if (cached) return cached
  const roots = new Set<string>()
  // Cached before its importers are followed, so that import cycles end.
  known.set(module, roots)
  const info = context.getModuleInfo(module)
  if (info?.isEntry) roots.add(entry)
  const page = pageOf(module)
  if (page) roots.add(page)
  for (const importer of info?.importers ?? []) {
    for (const root of rootsOf(importer, context, known)) roots.add(root)
  }
  return roots
}

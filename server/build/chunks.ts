import type { Rolldown } from 'vite'

interface Context {
  getModuleInfo: Rolldown.GetModuleInfo
}

const pageOf = (module: string) => /\/src\/pages\/.*\/(\w+Page)\.tsx$/.exec(module)?.[1]
/** 'embla-carousel', or '@radix-ui' for all of a scope, as a file's name. */
const packageOf = (module: string) => module.split('/node_modules/').at(-1)?.split('/')[0]?.replace('@', '')

/**
 * The output files of a first load: `framework` (packages) and `shop` (sources) hold what the entry or more than one page
 * imports statically. What a single page imports is in that page's file, and what is only imported dynamically is loaded
 * at a press: both are left to the bundler. So is a package that most pages do without, such as the one forms are made
 * with: the pages that share it load one file more, and the others none of it. What only the pages of `sharedByFewPages`
 * share is in a file of theirs.
 */
export function chunkGroups(pageCount: number) {
  const known = new Map<string, ReadonlySet<string>>()
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
      // The other group takes the dependencies of its modules along, unless this one has them.
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
      // Takes what its modules import along before the next group could.
      priority: 1,
    },
    {
      debugName: 'apart',
      name: (module: string, context: Context) =>
        !isPackage(module) && isImportedBy(2, module, context) ? groupOf(module, context) : undefined,
    },
    {
      // Otherwise what a page shares with something that it opens later would be a file of its own.
      debugName: 'page',
      name: (module: string, context: Context) => {
        const [root, ...others] = rootsOf(module, context, known)
        return !isPackage(module) && root !== entry && others.length === 0 ? root : undefined
      },
    },
  ]
}

const entry = 'entry'

/** What only these pages share is in a file of theirs, which the other pages do without. */
export const sharedByFewPages: Readonly<Record<string, readonly string[]>> = {
  empty: ['CartPage', 'WishlistPage', 'NotFoundPage'],
  cards: ['HomePage', 'ListingPage', 'ProductPage', 'WishlistPage', 'CartPage', 'NotFoundPage'],
  order: ['CartPage', 'CheckoutPage'],
  content: ['AboutPage', 'ContactPage', 'PolicyPage'],
}

/** The document, or the one script in it: they make the entry's own file. */
function isEntry(module: string, context: Context): boolean {
  const info = context.getModuleInfo(module)
  return Boolean(info?.isEntry) || (info?.importers ?? []).some((each) => context.getModuleInfo(each)?.isEntry)
}

/** The pages that reach a module by static imports, and `entry` where the browser's entry does. */
function rootsOf(module: string, context: Context, known: Map<string, ReadonlySet<string>>): ReadonlySet<string> {
  const cached = known.get(module)
  if (cached) return cached
  const roots = new Set<string>()
  // Before its importers are followed: in a cycle the module meets itself.
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

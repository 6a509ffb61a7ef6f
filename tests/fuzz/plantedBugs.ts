import type { Condition } from '#contract/filter/condition.ts'
import type { Catalogue } from '#server/app/catalogue.ts'
import type { ShopApiOptions } from '#server/app/shopApi.ts'

type Fetch = (request: Request) => Promise<Response>

/** A fault of a kind that real servers have, put into the shop on purpose. */
export interface PlantedBug {
  name: string
  /** Changes the parts of the shop. */
  options?: (options: ShopApiOptions) => ShopApiOptions
  /** Wraps the API. */
  before?: (fetch: Fetch) => Fetch
}

const broken = () => new Error('SQLITE_ERROR: near "(": syntax error')

/** The leaves of a condition. */
function leaves(condition: Condition): readonly Condition[] {
  if (condition.kind === 'not') return leaves(condition.of)
  return condition.kind === 'all' || condition.kind === 'any' ? condition.of.flatMap(leaves) : [condition]
}

/** A store that breaks on a condition. */
function breaksOn(name: string, isBad: (leaf: Condition) => boolean): PlantedBug {
  const check = (condition: Condition) => {
    if (leaves(condition).some(isBad)) throw broken()
  }
  return {
    name,
    options: ({ catalogue, ...rest }) => ({
      ...rest,
      catalogue: {
        ...catalogue,
        read: async (query) => (check(query.condition), catalogue.read(query)),
        facets: async (condition, columns) => (check(condition), catalogue.facets(condition, columns)),
        update: async (condition, patch) => (check(condition), catalogue.update(condition, patch)),
        remove: async (condition) => (check(condition), catalogue.remove(condition)),
      },
    }),
  }
}

function store(name: string, change: (catalogue: Catalogue) => Partial<Catalogue>): PlantedBug {
  return {
    name,
    options: (options) => ({ ...options, catalogue: { ...options.catalogue, ...change(options.catalogue) } }),
  }
}

/** A wrapper around the API that reads the request itself. */
function door(name: string, refuse: (request: Request, body: string) => Response | undefined): PlantedBug {
  return {
    name,
    before: (fetch) => async (request) => {
      const body = await request.clone().text()
      return refuse(request, body) ?? fetch(request)
    },
  }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

const crash = () => new Response('Internal Server Error', { status: 500 })

/** One of each kind; the fuzzer must find them all. */
export const plantedBugs: readonly PlantedBug[] = [
  breaksOn('a pattern that is run', (leaf) => leaf.kind === 'contains' && /^[([*+?]/.test(leaf.text)),
  breaksOn('a sign of LIKE that is not escaped', (leaf) => leaf.kind === 'contains' && leaf.text.includes('\\')),
  breaksOn('a quote put into SQL', (leaf) => 'value' in leaf && String(leaf.value).includes("'")),
  breaksOn('an empty list of values', (leaf) => leaf.kind === 'in' && leaf.values.length === 0),
  breaksOn('a search without a word', (leaf) => leaf.kind === 'words' && leaf.of.length === 0),
  breaksOn(
    'a number beyond the column',
    (leaf) => 'value' in leaf && typeof leaf.value === 'number' && leaf.value > 1e300,
  ),
  breaksOn(
    'text beyond the first plane',
    (leaf) => 'value' in leaf && /[\u{10000}-\u{10ffff}]/u.test(String(leaf.value)),
  ),
  store('a page far behind the end', ({ read }) => ({
    read: async (query) => (query.skip > 2 ** 40 ? Promise.reject(broken()) : read(query)),
  })),
  store('an answer for nobody', ({ read }) => ({
    read: (query) => (query.limit === 0 && query.skip > 0 ? new Promise(() => undefined) : read(query)),
  })),
  store('a facet of a list', ({ facets }) => ({
    facets: async (condition, columns) =>
      columns.includes('work') ? Promise.reject(broken()) : facets(condition, columns),
  })),
  store('a record whose name is no text', ({ create }) => ({
    create: async (records, mark) =>
      records.some((each) => typeof each['name'] !== 'string') ? Promise.reject(broken()) : create(records, mark),
  })),
  {
    name: 'a user who sends too long a name',
    options: (options) => ({
      ...options,
      users: {
        ...options.users,
        create: async (user) => (user.name.length > 40 ? Promise.reject(broken()) : options.users.create(user)),
      },
    }),
  },
  door('a body that is null', (_, body) => (parsed(body) === null ? crash() : undefined)),
  door('a prototype that is taken for a field', (_, body) => (body.includes('"__proto__"') ? crash() : undefined)),
  door('a walk that is not bounded', (_, body) => (body.startsWith('[[[[') ? crash() : undefined)),
  door('a media type in capitals', ({ headers }) =>
    headers.get('content-type') === 'APPLICATION/JSON' ? crash() : undefined,
  ),
  door('a method nobody thought of', ({ method }) => (method === 'QUERY' ? crash() : undefined)),
  door('an address that cannot be decoded', ({ url }) => (url.includes('%E0') ? crash() : undefined)),
  door('an answer that tells of the inside', (_, body) =>
    body.includes('"$nor"')
      ? Response.json(
          { error: 'Bad request', message: 'SQLITE_ERROR: no such operator' },
          { status: 400, headers: { 'cache-control': 'no-store' } },
        )
      : undefined,
  ),
  door('an answer of another shape', (_, body) =>
    body.includes('"sortBy":"newest"') ? Response.json([], { headers: { 'cache-control': 'no-store' } }) : undefined,
  ),
]

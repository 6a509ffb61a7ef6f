import type { Source } from './sources.ts'

/** A retired word: where it is looked for, what to write instead, and a line that the pattern must catch. */
export interface RetiredWord {
  word: RegExp
  use: string
  /** 'prose' is comments, docstrings, test and story names, and documents; 'anywhere' also code. */
  where: 'anywhere' | 'prose'
  planted: string
}

const identifiers: Readonly<Record<string, string>> = {
  PieceDoings: 'ProductActions',
  Doings: 'ProductActions',
  PieceShelf: 'ProductSection',
  Shelves: 'RelatedProducts, RecentlyViewed',
  PieceLinks: 'ShareLinks',
  TellWhenBack: 'BackInStockLink',
  BesidePiece: 'ProductInfo',
  UnderBuying: 'ProductInfo',
  DeliveryRoom: 'DeliveryCheckPlaceholder',
  GalleryHands: 'GalleryInteractions',
  useShelf: 'useProductCardActions',
  UnderHero: 'the names of what it contains',
  BelowShelf: 'the names of what it contains',
  BudgetRings: 'ShopByBudget',
  CollectionRounds: 'CollectionTiles',
  CollectionBand: 'PromoBanner',
  FamilyFigures: 'Stats',
  familyFigures: 'stats',
  ListingTools: 'ListingToolbar',
  ListingStrip: 'ListingBanner',
  listingStrips: 'listingBanners',
  ValuesWaiting: 'FilterValuesSkeleton',
  OpenCart: 'CartContainer',
  OpenWishlist: 'WishlistContainer',
  OrderSlip: 'OrderReceipt',
  OrderPlaced: 'OrderConfirmation',
  CheckoutPromises: 'CheckoutPolicies',
  Wishes: 'PaymentFormValues',
  FallenCoupon: 'InvalidatedCoupon',
  FreshAnswer: 'CatalogueSnapshot',
  keptValue: 'persistedValue',
  keptStore: 'createPersistedStore',
  setAside: 'quarantined',
  askAhead: 'prefetch',
  askAndWait: 'loadForServer',
  askListing: 'loadListing',
  laterParts: 'lazy.ts',
  laterBlocks: 'lazy.ts',
  AfterFirstPaint: 'DeferredShell',
  createLateStoreClient: 'createLazyStoreClient',
  OpeningPage: 'ComingSoonPage',
  useIsLive: 'useHydrated',
  useIsNear: 'useInView',
  useOnDemand: 'useLazyModule',
  useStable: 'useEventCallback',
  useEntry: 'useCheckoutStep',
  Emblem: 'Icon',
  footId: 'footerId',
  CountedLink: 'IconLinkWithBadge',
  RouteAnnouncement: 'RouteAnnouncer',
  SqlWays: 'SqlDialect',
  TableWays: 'TableDialect',
  sqlWays: 'sqlDialect',
  Refusal: 'ApiError',
  troubleIn: 'validationErrorIn',
  answerTime: 'requestTimeout',
  callerOf: 'clientIp',
  fetchInside: 'inProcessFetch',
  Answering: 'FetchHandler',
  deriveAgain: 'rebuildIndexes',
  mostPieces: 'maxQuantity',
  mostFacetValues: 'maxFacetValues',
  mostShown: 'maxShown',
  mostValues: 'maxValues',
  mostBytes: 'maxBytes',
  patience: 'spinnerDelayMs, requestTimeoutMs …',
  HostileRequest: 'MaliciousRequest',
  hostileSuite: 'maliciousSuite',
  complaintsOf: 'consoleErrorsOf',
  isFiller: 'isStopWord',
  listedMeanings: 'synonymsOf',
  listedWords: 'synonymWords',
  isOneSlip: 'isOneTypo',
  WaysOn: 'NoResultsLinks',
  LikeGone: 'SimilarProducts',
  useFocusHandover: 'useRestoreFocus',
  takeOut: 'removeWithUndo',
  PictureRefusal: 'PictureError',
  CouponRefusal: 'CouponError',
  keyRefusal: 'keyError',
  writeRefusal: 'writeError',
  KeptOrder: 'StoredOrder',
  createGate: 'createConcurrencyLimit',
  useSurface: 'useOverlay',
  useSurfaceEntry: 'useOverlayHistory',
  GoogleEntry: 'GoogleSignInButton',
  HostedEntry: 'HostedSignInButton',
  enterWithGoogle: 'signInWithGoogle',
  underWay: 'inFlight',
}

const codePatterns: readonly RetiredWord[] = [
  { word: /#shopper\/|src\/shopper\b/, use: 'src/state', where: 'anywhere', planted: "from '#shopper/cart.ts'" },
  { word: /tests\/shop\b/, use: 'tests/support', where: 'anywhere', planted: "from '#tests/shop/ask.ts'" },
  {
    word: /server\/(catalogue|textiles)\b(?!\.)/,
    use: 'demo/',
    where: 'anywhere',
    planted: "from '#server/catalogue/record.ts'",
  },
  { word: /<Sign\b|\bSign\.tsx/, use: 'ButtonIcon', where: 'anywhere', planted: '<Sign name="heart" />' },
  { word: /(?<![-\w])busy=\{/, use: 'loading', where: 'anywhere', planted: '<Button busy={isBusy}>' },
  {
    word: /\bwire: '|(?<!logLevel: )'(silent|cut)'/,
    use: "network: 'hang' or 'error'",
    where: 'anywhere',
    planted: "const gone = { ...open, wire: 'cut' }",
  },
  { word: /\busual[A-Z]\w*/, use: 'default…', where: 'anywhere', planted: 'const usualLimits = { atOnce: 8 }' },
  { word: /\bmost(?!Of)[A-Z]\w*/, use: 'max…', where: 'anywhere', planted: 'const mostUnderWay = 200' },
  { word: /\bconst most\b|[(,] ?most: number/, use: 'max…', where: 'anywhere', planted: 'const most = 40' },
  {
    word: /\bbegun[A-Z]\w*/,
    use: '…ByPrefix',
    where: 'anywhere',
    planted: 'const begun = begunNames(search)',
  },
  {
    word: /\btroubles?\b|Trouble\b/,
    use: 'failure, kind of failure, unavailable',
    where: 'anywhere',
    planted: 'readonly trouble: StorageTrouble',
  },
]

const phrases: readonly (readonly [word: RegExp, use: string, planted: string])[] = [
  [/spec\.md|\(readings\b|§ ?\d/, 'handbook, Rules: topic', '// Five at most (spec.md §2).'],
  [/taken over by/i, 'hydrated', '// The footer is taken over by code that comes later.'],
  [/drawn anew/i, 'rendered again', '// The list is drawn anew.'],
  [/ask(s|ed|ing)? ahead/i, 'prefetch', '// The data is asked ahead.'],
  [/furnish/i, 'render, build', '// Rooms that are not furnished yet.'],
  [/device has (not )?been asked/i, 'storage has been read', '// Before the device has been asked nothing is said.'],
  [/com(es?|ing) with a press/i, 'is loaded on demand', '// The sheet comes with a press.'],
  [/\bwalls? between\b|\bthe walls\b|\ba wall is\b/i, 'boundary', '// The walls between them are lint rules.'],
  [/\bthe house\b|\bin-house\b/i, 'the project, the architecture', '// A copy of the house.'],
  [/\brooms?\b(?= (of the|imports?|may|is|are|has|have|whose)\b)/i, 'layer', '// What a room may import.'],
  [/(?<!blouse[- ])\bpieces?\b/i, 'product, item, record, term, component', '// One piece on a line.'],
  [/\bdoings\b/i, 'actions', '// The doings of a card.'],
  [/\b(one|a|the|two|any|order|finger'?s?) slips?\b/i, 'typo; receipt', "test('found with one slip', () => {"],
  [/unless told/i, 'by default', '// The timeout in milliseconds; 500 unless told.'],
  [/\bpatience\b/i, 'timeout, delay', '// The patience of a spinner.'],
  [/\bhouse rules?\b|\bhabits?\b/i, 'lint rule, convention', '// The habits are linted.'],
]

/** The words of the former private language, and the field's word for each. */
export const retiredWords: readonly RetiredWord[] = [
  ...Object.entries(identifiers).map(([name, use]) => ({
    word: new RegExp(`\\b${name}\\b`),
    use,
    where: 'anywhere' as const,
    planted: `import { ${name} } from './${name}.ts'`,
  })),
  ...codePatterns,
  ...phrases.map(([word, use, planted]) => ({ word, use, where: 'prose' as const, planted })),
]

/** Every use of a retired word, as 'path:line says "word"; use …'. */
export function retiredWordsIn(files: readonly Source[], words: readonly RetiredWord[] = retiredWords): string[] {
  return files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, at) => {
      const prose = isDocument(path) ? withoutQuotes(line) : proseOf(line)
      return words.flatMap(({ word, use, where }) => {
        const [found] = word.exec(where === 'prose' ? prose : line) ?? []
        return found === undefined ? [] : [`${path}:${at + 1} says "${found}"; use ${use}`]
      })
    }),
  )
}

function isDocument(path: string): boolean {
  return /\.mdx?$/.test(path)
}

/** A line of a document without quoted texts of the screen and without code. */
function withoutQuotes(line: string): string {
  return line.replaceAll(/(?<!\w)'[^']*'(?!\w)|`[^`]*`/g, '')
}

/** What a line of source says in words: its comment, or the name of a test or a story. */
function proseOf(line: string): string {
  const [comment = ''] = /^\s*(\/?\*|\{?\/\*).*|(?<!:)\/\/ .*/.exec(line) ?? []
  const [name = ''] = /\b(describe|it|test)(\.\w+)*\((['"`]).*|^\s*name: (['"`]).*|^\s*\]\)\(['"`].*/.exec(line) ?? []
  return `${comment} ${name}`
}

import { describe, expect, test } from 'vitest'
import { filesByText, repeatedTexts, unneeded, type AllowedRepetition } from './repeatedTexts.ts'
import { sources } from './sources.ts'

const files = (await sources('src/**/*.{ts,tsx}')).filter(({ path }) => !path.includes('.test.'))

const tablesOfStates = ['states', 'neighbours', 'pincode'].map((table) => `domain/shipping/${table}.ts`)

const allowed: readonly AllowedRepetition[] = [
  {
    texts: [
      'Andhra Pradesh',
      'Arunachal Pradesh',
      'Himachal Pradesh',
      'Jammu and Kashmir',
      'Madhya Pradesh',
      'Tamil Nadu',
      'Uttar Pradesh',
      'West Bengal',
    ],
    files: [...tablesOfStates, 'site/shipping.ts'],
    reason: 'Keys of tables; their type is the list of states.ts, so that another spelling does not compile.',
  },
  {
    texts: ['Andaman and Nicobar Islands', 'Dadra and Nagar Haveli and Daman and Diu'],
    files: tablesOfStates,
    reason: 'The same for union territories, which are in no row of the rates.',
  },
  {
    texts: ['Bottle green', 'Kasavu cream', 'Leaf green', 'Royal blue', 'Sea green', 'Sky blue'],
    files: ['domain/colour.ts', 'domain/colourFamily.ts', 'domain/colourFamilyNames.ts'],
    reason: 'Keys of tables; their type is the list of colour.ts.',
  },
  {
    texts: ['Party Wear', 'Pure Silks', 'Semi Silks'],
    files: ['domain/category.ts', 'domain/product/subcategory.ts'],
    reason: 'A collection may be renamed; subcategories are values of the catalogue, by which shoppers filter.',
  },
  {
    texts: ['In Stock'],
    files: ['domain/product/availability.ts', 'domain/listing/filters.ts'],
    reason: 'A product’s label and an option of the filter: those of a pre-order differ.',
  },
  {
    texts: ['Up to'],
    files: ['domain/filterKinds/priceBands.ts', 'site/budget.ts'],
    reason: 'Filter and home page have bands of their own, each with its own name.',
  },
  {
    texts: ['Handcrafted Excellence'],
    files: ['site/hero.ts', 'site/trust.ts'],
    reason: 'The title of a slide and a badge: either may get other words.',
  },
  {
    texts: ['Your account'],
    files: ['pages/account/AccountPage.tsx', 'site/policyPages.ts'],
    reason: 'The heading of the page and that of a section of the terms.',
  },
  {
    texts: ['Send on WhatsApp'],
    files: ['features/product/ShareLinks/ShareLinks.tsx', 'site/ordering.ts'],
    reason: 'One shares a product with a friend, the other sends an order to the shop.',
  },
  {
    texts: ['Delivery to'],
    files: ['features/checkout/DeliveryInfo/DeliveryInfo.tsx', 'site/delivery.ts', 'site/receiptLabels.ts'],
    reason: 'The first words of two sentences, and a label.',
  },
  {
    texts: ['Unknown action', 'Unknown field', 'Unknown filter operator'],
    files: ['facets', 'store', 'users', 'filter/fieldConditions', 'filter/parseCondition', 'filter/parseFilter'].map(
      (name) => `contract/${name}.ts`,
    ),
    reason: 'Refusals of different requests, whose sentences go on differently.',
  },
  {
    texts: ['Error status'],
    files: ['api/postToStore.ts', 'identity/google/signInWithGoogle.ts'],
    reason: 'The shop’s own API and Google’s.',
  },
  {
    texts: ['The answer holds no account'],
    files: ['identity/amplify/accountCalls.ts', 'identity/amplify/signUpFlow.ts'],
    reason: 'Answers of two calls, for whoever looks for the cause.',
  },
  {
    texts: ['Registration failed'],
    files: ['identity/amplify/signUpFlow.ts', 'identity/errorTexts.ts'],
    reason: 'A code, by which the text of an error is found.',
  },
]

test('a text of several words stands in one file', () => {
  expect(files.length).toBeGreaterThan(500)
  expect(filesByText(files).size).toBeGreaterThan(500)
  expect(repeatedTexts(files, allowed)).toEqual([])
})

test('every repetition that is allowed is there', () => {
  expect(unneeded(files, allowed)).toEqual([])
})

describe('the guard', () => {
  const first = { path: 'src/site/first.ts', text: "export const label = 'Add to Bag'" }

  test.each([
    ['JSX text', 'const part = <b>\n  Add to\n  Bag\n</b>'],
    ['a string of JSX', 'const part = <Bag label="Add to Bag" />'],
    ['a string literal', "const label = 'Add to Bag'"],
    ['a part of a template', 'const label = `Add to Bag: ${name}`'],
  ])('finds %s that stands elsewhere', (_kind, text) => {
    const second = { path: 'src/ui/Second.tsx', text }
    expect(repeatedTexts([first, second], [])).toEqual(["'Add to Bag' in site/first.ts, ui/Second.tsx"])
  })

  test.each([
    ['one word', "const label = 'Bag'"],
    ['a small first letter', "const label = 'add to bag'"],
    ['a comment', "// Add to Bag\nconst price = 'Price'"],
  ])('passes %s', (_kind, text) => {
    expect(repeatedTexts([{ path: 'src/a.ts', text }, { path: 'src/b.ts', text }, first], [])).toEqual([])
  })

  test('allows a text in the files of its entry only, and finds what an entry no longer needs', () => {
    const copies = [first, { ...first, path: 'src/site/second.ts' }]
    const entry = { texts: ['Add to Bag'], files: ['site/first.ts', 'site/second.ts'], reason: 'Planted.' }
    expect(repeatedTexts(copies, [entry])).toEqual([])
    expect(unneeded(copies, [entry])).toEqual([])
    expect(repeatedTexts([...copies, { ...first, path: 'src/site/third.ts' }], [entry])).toHaveLength(1)
    expect(unneeded([first], [entry])).toEqual(['Add to Bag', 'site/second.ts'])
  })
})

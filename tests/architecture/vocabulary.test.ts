import { describe, expect, test } from 'vitest'
import { sources } from './sources.ts'
import { retiredWords, retiredWordsIn } from './vocabulary.ts'

/** The guard spells the words out; the products' texts are the owner's prose. */
const exempt = ['tests/architecture/vocabulary.ts', 'tests/architecture/vocabulary.test.ts', 'demo/catalogue/products/']

const patterns = ['{src,server,demo,mocks,stories,tests}/**/*.{ts,tsx,mdx}', '.storybook/*.{ts,tsx}', '*.{ts,md}']
const files = (await sources(...patterns)).filter(({ path }) => !exempt.some((start) => path.startsWith(start)))

test(`no retired word in ${files.length} files`, () => {
  expect(files.length).toBeGreaterThan(900)
  for (const folder of ['src/', 'server/', 'demo/', 'mocks/', 'stories/', 'tests/', '.storybook/', 'README.md']) {
    expect(files.filter(({ path }) => path.startsWith(folder))).not.toEqual([])
  }
  expect(retiredWordsIn(files)).toEqual([])
})

describe('the guard', () => {
  test.each(retiredWords.map((retired) => [String(retired.word), retired] as const))('catches %s', (_, retired) => {
    const planted = { path: 'src/planted.ts', text: `const clean = 1\n${retired.planted}\n` }
    expect(retiredWordsIn([planted], [retired])).toEqual([expect.stringMatching(/^src\/planted\.ts:2 says "/)])
    expect(retiredWordsIn([planted])).not.toEqual([])
  })

  test('the check of words reads documents whole, and only the words of a source', () => {
    const text = 'A piece of prose.'
    expect(retiredWordsIn([{ path: 'README.md', text }])).toHaveLength(1)
    expect(retiredWordsIn([{ path: 'src/site/story.ts', text: `const words = '${text}'` }])).toEqual([])
  })

  test('the check of words passes the field’s own terms', () => {
    const text = '// The blouse piece of a saree; there is room for one.\nconst retry = { network: "hang" }'
    expect(retiredWordsIn([{ path: 'src/planted.ts', text }])).toEqual([])
  })
})

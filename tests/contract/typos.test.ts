import { expect, it } from 'vitest'
import { normaliseProduct } from '#domain/product/normaliseProduct.ts'
import { lexiconOf } from '#domain/search/lexicon.ts'
import { isKnown, meaningOf } from '#domain/search/meaning.ts'
import { catalogueRecords } from '#demo/catalogue/catalogue.ts'
import { vocabularyOf } from './searchModel.ts'
import { typoIn, typoKinds, type Typo } from './typos.ts'

const vocabulary = vocabularyOf(catalogueRecords.map(normaliseProduct))
const lexicon = lexiconOf(vocabulary)
const words = [...vocabulary].filter((word) => Array.from(word).length >= 5)

/** Letters a typo puts in: frequent ones, which make other words most easily. */
const letters = Array.from('aehinrsvz')

// Against hanging alone: on a busy machine it takes minutes.
it('finds every word of five letters or more of the catalogue with any one typo', { timeout: 600_000 }, () => {
  const looked = Object.fromEntries(typoKinds.map((kind) => [kind, 0]))
  const misses: string[] = []
  let passedOver = 0
  for (const word of words) {
    const own = meaningOf(word, lexicon)
    expect(own).toContain(word)
    // Every position of the word; the kind of typo and the letter take turns.
    for (const [at] of Array.from(word).entries()) {
      for (const kind of typoKinds) {
        const typo: Typo = { kind, at, letter: letters[(at + word.length) % letters.length] ?? 'a' }
        const typed = typoIn(word, typo)
        if (typed === word || isKnown(typed, lexicon)) {
          passedOver++
          continue
        }
        const found = new Set(meaningOf(typed, lexicon))
        if (own.some((each) => !found.has(each))) misses.push(`'${typed}' misses what '${word}' finds`)
        looked[kind] = (looked[kind] ?? 0) + 1
      }
    }
  }
  expect(misses).toEqual([])
  const counts = typoKinds.map((kind) => `${kind} ${looked[kind]}`).join(', ')
  console.log(`    ${words.length} words with one typo: ${counts}; ${passedOver} typos made another word or none`)
  expect(words.length).toBeGreaterThan(800)
  for (const kind of typoKinds) expect(looked[kind]).toBeGreaterThan(words.length * 4)
})

import { expect, it } from 'vitest'
import { spellingsOf } from '#domain/search/families.ts'
import { normaliseProduct } from '#domain/product/normaliseProduct.ts'
import { searchTerms } from '#domain/search/search.ts'
import { catalogueRecords } from '#server/catalogue/catalogue.ts'
import { vocabularyOf } from './seeker.ts'
import { slipIn, slipKinds, type Slip } from './slips.ts'

const vocabulary = vocabularyOf(catalogueRecords.map(normaliseProduct))
const words = [...vocabulary].filter((word) => Array.from(word).length >= 5)

/** Letters a slip puts in: frequent ones, which make other words most easily. */
const letters = Array.from('aehinrsvz')

it('finds every word of five letters or more of the catalogue with any one slip', () => {
  const looked = Object.fromEntries(slipKinds.map((kind) => [kind, 0]))
  let passedOver = 0
  for (const word of words) {
    const own = searchTerms(word, vocabulary)[0] ?? []
    expect(own).toContain(word)
    // Every place of the word, each with a kind and a letter of its own turn.
    for (const [at] of Array.from(word).entries()) {
      for (const kind of slipKinds) {
        const slip: Slip = { kind, at, letter: letters[(at + word.length) % letters.length] ?? 'a' }
        const typed = slipIn(word, slip)
        if (typed === word || vocabulary.has(typed) || spellingsOf(typed).length > 0) {
          passedOver++
          continue
        }
        const found = new Set(searchTerms(typed, vocabulary)[0])
        const missed = own.filter((each) => !found.has(each))
        expect(missed, `'${typed}' misses what '${word}' finds`).toEqual([])
        looked[kind] = (looked[kind] ?? 0) + 1
      }
    }
  }
  const counts = slipKinds.map((kind) => `${kind} ${looked[kind]}`).join(', ')
  console.log(`    ${words.length} words with one slip: ${counts}; ${passedOver} slips made another word or none`)
  expect(words.length).toBeGreaterThan(800)
  for (const kind of slipKinds) expect(looked[kind]).toBeGreaterThan(words.length * 4)
})

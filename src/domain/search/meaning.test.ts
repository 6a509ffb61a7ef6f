import { expect, test } from 'vitest'
import { lexiconOf } from './lexicon.ts'
import { meaningOf } from './meaning.ts'

const words =
  'silk silkmark red reduced golden goldsmith linen weaver weaving വെള്ളി വെള്ളിയാഴ്ച പട്ട് sheer shonar sonata kanjira pil yellow blue'
const lexicon = lexiconOf(new Set(words.split(' ')))

test.each([
  // From four letters on also longer words, but only if the word itself is one of the catalogue.
  ['silk', 'silk silkmark'],
  ['red', 'red'],
  ['gold', 'golden'],
  // Typos, except in words of three letters, with digits, or of four with more than two letters transposed.
  ['sikl', 'silk silkmark'],
  ['solk', ''],
  ['rde', ''],
  ['weever', 'weaver'],
  ['sheor', 'sheer'],
  ['veavar', 'weaver'],
  ['leenan', 'linen'],
  ['lin3n', ''],
  // The beginning of an unknown word.
  ['weav', 'weaver weaving'],
])('%j means %j', (typed, meant) => {
  expect(meaningOf(typed, lexicon).toSorted()).toEqual(meant.split(' ').filter(Boolean).toSorted())
})

test.each([
  ['red', 'red reduced'],
  ['gold', 'golden goldsmith'],
  ['goldens', 'golden'],
  // From three letters on also the beginnings of listed words: 'resham' is silk.
  ['re', 'red reduced'],
  ['res', 'silk'],
  // A word of the lists by its letters alone: 'sona' is gold, and 'shonar' only sounds like the beginning of a word.
  ['sona', 'golden sonata'],
  ['sonar', 'shonar'],
  ['സി', 'silk silkmark'],
  // By the sound of the beginning from three letters on, and by that of words with these letters: 'kanchi' is listed.
  ['si', 'silk silkmark'],
  ['kanc', 'kanjira'],
  ['kanch', 'kanjira'],
  // An unknown word also means listed ones that begin with its sound, as 'neela' and 'peela' do; a known word does not.
  ['nil', 'blue'],
  ['pil', 'pil'],
  ['vel', 'വെള്ളി വെള്ളിയാഴ്ച'],
  ['പട', 'silk പട്ട്'],
])('%j at the end of a search means %j', (typed, meant) => {
  expect(meaningOf(typed, lexicon, true).toSorted()).toEqual(meant.split(' ').filter(Boolean).toSorted())
})

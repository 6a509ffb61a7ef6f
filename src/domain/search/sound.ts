import { inLatin } from './scripts.ts'

/** Spellings of one sound in romanised Indian words, and plurals. Applied in this order. */
const rules: readonly (readonly [spelled: RegExp, sound: string])[] = [
  [/ies$/, 'i'],
  [/(?<=..(?:s|x|z|sh|ch))es$/, ''],
  [/(?<=..[^s])s$/, ''],
  [/ph/g, 'f'],
  [/ck|q/g, 'k'],
  [/sh/g, 's'],
  [/zh/g, 'l'],
  [/ch/g, 'j'],
  [/c(?=[ei])/g, 's'],
  [/c/g, 'k'],
  [/z/g, 'j'],
  [/w/g, 'v'],
  [/([bdgjkt])h/g, '$1'],
  [/ee|y/g, 'i'],
  [/oo/g, 'u'],
  [/(.)\1+/gu, '$1'],
  [/(?<=...)h$/, ''],
]

const sounds = new Map<string, string>()
const maxSounds = 100_000

/**
 * What a word sounds like: words that differ in ch/j, v/w, th/t, ee/i, oo/u, zh/l, double letters, the plural or the
 * script are the same. A word with digits is only itself, and so is one that would sound like a single letter: 'aaa' is
 * not the 'a' of every description.
 */
export function soundOf(word: string): string {
  const known = sounds.get(word)
  if (known !== undefined) return known
  const heard = /\d/.test(word) ? word : rules.reduce((text, [spelled, by]) => text.replace(spelled, by), inLatin(word))
  const sound = heard.length > 1 ? heard : word
  if (sounds.size >= maxSounds) sounds.clear()
  sounds.set(word, sound)
  return sound
}

import { soundOf } from './sound.ts'

/** The words of a catalogue, prepared for parsing searches. */
export interface Lexicon {
  words: readonly { text: string; sound: string }[]
  bySound: ReadonlyMap<string, readonly string[]>
}

const prepared = new WeakMap<ReadonlySet<string>, Lexicon>()

/** Prepared once for each set: stores return the same set until something is written. */
export function lexiconOf(vocabulary: ReadonlySet<string>): Lexicon {
  const known = prepared.get(vocabulary)
  if (known) return known
  const words = [...vocabulary].map((text) => ({ text, sound: soundOf(text) }))
  const bySound = new Map<string, string[]>()
  for (const { text, sound } of words) {
    const same = bySound.get(sound)
    if (same) same.push(text)
    else bySound.set(sound, [text])
  }
  const lexicon = { words, bySound }
  prepared.set(vocabulary, lexicon)
  return lexicon
}

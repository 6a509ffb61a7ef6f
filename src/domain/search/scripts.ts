/**
 * Sounds by their offset in a Unicode block of 128 characters. The nine scripts have blocks of the same layout, so one
 * table serves them all.
 */
const consonants: Readonly<Record<number, string>> = Object.fromEntries(
  'k kh g gh n ch ch j j n t th d dh n t th d dh n n p ph b bh m y r r l l zh v s s s h'
    .split(' ')
    .map((sound, place) => [0x15 + place, sound]),
)
const vowels: Readonly<Record<number, string>> = {
  0x05: 'a',
  0x06: 'a',
  0x07: 'i',
  0x08: 'i',
  0x09: 'u',
  0x0a: 'u',
  0x0b: 'ri',
  0x0e: 'e',
  0x0f: 'e',
  0x10: 'ai',
  0x11: 'o',
  0x12: 'o',
  0x13: 'o',
  0x14: 'au',
}
/** A vowel sign is 0x38 after its vowel. */
const signOffset = 0x38
const virama = 0x4d
const anusvara = 0x02
const chillu: Readonly<Record<string, string>> = { ൺ: 'n', ൻ: 'n', ർ: 'r', ൽ: 'l', ൾ: 'l', ൿ: 'k' }

/** Gurmukhi's own sign for the 'd' that other scripts write with a dot. */
const dottedD = 0x5c

/** Plurals of Hindi, Punjabi, Gujarati, Malayalam, Tamil, Kannada and Telugu. */
const plurals: readonly (readonly [ending: RegExp, singular: string])[] = [
  [/(?:ियाँ|ियां|ियों)$/u, 'ी'],
  [/ੀਆਂ$/u, 'ੀ'],
  [/(?<=...)ઓ$/u, ''],
  [/(?<=..)ങ്ങൾ$/u, 'ം'],
  [/(?<=..)(?:കൾ|കള്)$/u, ''],
  [/(?<=..)ங்கள்$/u, 'ம்'],
  [/(?<=..)கள்$/u, ''],
  [/(?<=..)ಗಳು$/u, ''],
  [/(?<=..)లు$/u, ''],
]

/** English words in these scripts whose letters would read as another word. */
const loanwords = new Map([
  ['காட்டன்', 'cotton'],
  ['സെറ്റ്', 'set'],
  ['സിൽക്ക്', 'silk'],
  ['സിൽക്', 'silk'],
])

/** Scripts with rules of their own; the others follow the common rules. */
const tamil = 0x0b80
const malayalam = 0x0d00
/** Scripts in which a word-final 'a' is spoken. */
const spokenEnd: readonly number[] = [tamil, malayalam, 0x0c00, 0x0c80]

/** A word of an Indian script in Latin letters, roughly as it is spoken, in the singular; other characters are kept. */
export function inLatin(word: string): string {
  const singular = singularOf(word.normalize('NFC'))
  const loanword = loanwords.get(singular)
  if (loanword) return loanword
  // Malayalam writes a doubled 't' as 'റ്റ', and 'nt' as 'ന്റ'.
  const letters = Array.from(singular.replaceAll('റ്റ', 'ട്ട').replaceAll('ന്റ', 'ന്ട'))
  const codes = letters.map((letter) => letter.codePointAt(0) ?? 0)
  let latin = ''
  for (const [at, letter] of letters.entries()) {
    const code = codes[at] ?? 0
    const script = code & ~0x7f
    const place = code & 0x7f
    if (code < 0x900 || code > 0xd7f) latin += letter
    else if (chillu[letter]) latin += chillu[letter]
    else if (consonants[place]) {
      latin += script === tamil && place === 0x1a ? tamilCh(latin) : consonants[place]
      if (!isVowelSign(codes[at + 1]) && (at + 1 < letters.length || spokenEnd.includes(script))) latin += 'a'
    } else if (place === virama && script === malayalam && at + 1 === letters.length) latin += 'u'
    else if (place === dottedD) latin += 'd'
    else if (place === anusvara) latin += at + 1 === letters.length ? 'm' : 'n'
    else latin += vowels[place] ?? vowels[place - signOffset] ?? ''
  }
  return latin
}

function singularOf(word: string): string {
  return plurals.reduce((text, [ending, by]) => text.replace(ending, by), word)
}

/** Tamil writes one sign for 's' and 'ch'. */
function tamilCh(before: string): string {
  return /(?:n|ch)$/.test(before) ? 'ch' : 's'
}

/** Whether the sign replaces the vowel that a consonant has by itself. */
function isVowelSign(code: number | undefined): boolean {
  if (code === undefined || code < 0x900 || code > 0xd7f) return false
  const place = code & 0x7f
  return place === virama || (place >= 0x3e && place <= 0x4c)
}

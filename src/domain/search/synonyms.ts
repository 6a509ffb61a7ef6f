import { inLatin } from './scripts.ts'
import { soundOf } from './sound.ts'

/**
 * Words with several spellings that mean one thing (weaves, places that name a weave, garments) and do not sound alike:
 * `sound.ts` knows the others. Typing one of a group finds all.
 */
const groups: readonly (readonly string[])[] = [
  ['kanjivaram', 'kanchipuram', 'conjeevaram', 'kanchi'],
  ['banarasi', 'benarasi', 'banarsi', 'benarsi', 'banaras', 'benares'],
  ['tussar', 'tussore', 'tasar', 'tussah', 'tusser'],
  ['paithani', 'paithni'],
  ['patola', 'patolu'],
  ['mangalagiri', 'mangalgiri'],
  ['maheshwari', 'maheshwar'],
  ['gadwal', 'gaddwal'],
  ['ilkal', 'ilakal'],
  ['sambalpuri', 'sambalpur'],
  ['bhagalpuri', 'bhagalpur'],
  ['jamdani', 'jamadani'],
  ['kasavu', 'kasav'],
  ['mundu', 'mundum'],
  ['sungudi', 'chungdi', 'chungidi'],
  ['chikankari', 'chikan', 'chikenkari', 'lucknowi'],
  ['bandhani', 'bandhini', 'bandhej', 'bandni'],
  ['leheriya', 'lehariya', 'laheriya'],
  ['gharchola', 'gharcholu'],
  ['zardozi', 'zardosi'],
  ['buta', 'buti', 'booti'],
  ['dupion', 'dupioni', 'dupian'],
  ['mulmul', 'malmal', 'mul'],
  ['georgette', 'georjet', 'jorjet', 'jorget'],
  ['mekhela', 'mekhala'],
  ['chador', 'chadar', 'sador'],
  ['baluchari', 'baluchori'],
  ['saree', 'sadi', 'pudava', 'pudavai', 'selai'],
  ['suit', 'suite', 'kameez'],
  ['churidar', 'chudidar'],
  ['dupatta', 'chunni'],
  ['pallu', 'pallav'],
  ['grey', 'gray'],
  ['gold', 'golden'],
]

/** One-way synonyms: words of other languages, and broader words, which find the key but are not found by it. */
const translations: Readonly<Record<string, string>> = {
  saree: 'സാരി साड़ी சேலை புடவை ಸೀರೆ చీర ساڑی ساڑھی साडी সাড়ি শাড়ি sarhi',
  salwar: 'dressmaterial സൽവാർ सलवार',
  silk: 'pattu resham reshmi reshmam പട്ട് रेशम रेशमी ریشم ریشمی பட்டு ರೇಷ್ಮೆ పట్టు',
  cotton: 'paruthi sooti suti കോട്ടൺ കോട്ടണ് सूती سوتی کاٹن பருத்தி',
  handloom: 'handwoven kaithari കൈത്തറി हथकरघा கைத்தறி ಕೈಮಗ್ಗ చేనేత',
  gold: 'swarna sona swarnam സ്വർണ്ണം सुनहरा தங்கம்',
  red: 'laal lal chuvappu chuvanna sivappu ചുവപ്പ് ചുവന്ന लाल لال سرخ சிவப்பு',
  white: 'safed vella vellai വെള്ള सफ़ेद सफेद வெள்ளை offwhite',
  cream: 'offwhite',
  green: 'hara haree pacha pachai പച്ച हरा हरी பச்சை',
  blue: 'neela neeli neelam നീല नीला नीली நீலம்',
  black: 'karuppu karutha കറുപ്പ് കറുത്ത काला काली கருப்பு',
  yellow: 'peela peeli manja manjal മഞ്ഞ पीला पीली மஞ்சள்',
  pink: 'gulabi ഗുലാബി गुलाबी',
  orange: 'kesari naranga ഓറഞ്ച് केसरिया',
  purple: 'violet jamuni baingani വയലറ്റ് बैंगनी',
  wedding: 'marriage shaadi kalyanam vivaha vivah bride വിവാഹം കല്യാണം शादी विवाह திருமணம் கல்யாணம்',
  gift: 'present uphaar uphar samanam സമ്മാനം उपहार பரிசு',
  office: 'officewear',
  everyday: 'daily dailywear casual',
  sangeet: 'haldi mehendi mehndi हल्दी मेहंदी',
  festival:
    'festive festivals diwali deepavali pongal dussehra dasara ugadi holi eid christmas rakhi दिवाली दीवाली தீபாவளி பொங்கல் ' +
    'utsavam ഉത്സവം त्योहार',
}

const byWord = new Map<string, readonly string[]>()
const bySound = new Map<string, readonly string[]>()

for (const group of groups) for (const word of group) add(word, group)
for (const [means, words] of Object.entries(translations)) {
  for (const word of words.split(' ')) add(word, [word, ...(byWord.get(means) ?? [means])])
}

function add(typed: string, means: readonly string[]): void {
  const word = typed.normalize('NFKD')
  for (const [map, name] of [
    [byWord, word],
    [bySound, soundOf(word)],
  ] as const) {
    map.set(name, [...new Set([...(map.get(name) ?? []), ...means.map((each) => each.normalize('NFKD'))])])
  }
}

/** All words that are listed here. */
export const synonymWords: readonly string[] = [...byWord.keys()]

/** Whether a word is listed here in these letters, or in Latin ones. */
export function isListed(word: string): boolean {
  return byWord.has(word) || byWord.has(inLatin(word))
}

/** What else a word means, by its letters, else by its sound; undefined for a word that is not listed. */
export function synonymsOf(word: string): readonly string[] | undefined {
  return byWord.get(word) ?? byWord.get(inLatin(word)) ?? bySound.get(soundOf(word))
}

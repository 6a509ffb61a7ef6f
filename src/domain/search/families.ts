/**
 * Words a shopper may spell in several ways and mean one thing: weaves, places that name a weave, garments. Each list
 * is one family; whoever types one of them finds all.
 */
const families: readonly (readonly string[])[] = [
  ['kanjivaram', 'kanchipuram', 'kanjeevaram', 'kancheepuram', 'kanjipuram', 'kancheevaram', 'conjeevaram'],
  ['banarasi', 'benarasi', 'banarsi', 'benarsi', 'banaras', 'benares', 'banarasee'],
  ['tussar', 'tussore', 'tasar', 'tussah', 'tusser'],
  ['paithani', 'paithni'],
  ['pochampally', 'pochampalli', 'pochampaly'],
  ['ikat', 'ikkat'],
  ['patola', 'patolas', 'patolu'],
  ['mangalagiri', 'mangalgiri'],
  ['maheshwari', 'maheswari', 'maheshwar'],
  ['chanderi', 'chandheri'],
  ['gadwal', 'gadhwal'],
  ['ilkal', 'ilakal'],
  ['sambalpuri', 'sambalpur'],
  ['bhagalpuri', 'bhagalpur'],
  ['jamdani', 'jamadani'],
  ['kasavu', 'kasav'],
  ['mundu', 'mundum'],
  ['sungudi', 'chungdi'],
  ['chikankari', 'chikan', 'chikenkari'],
  ['bandhani', 'bandhini', 'bandhej', 'bandni'],
  ['leheriya', 'lehariya', 'laheriya'],
  ['gharchola', 'gharcholu'],
  ['kalamkari', 'qalamkari'],
  ['ajrakh', 'ajrak', 'azrakh'],
  ['zardozi', 'zardosi', 'jardosi'],
  ['zari', 'jari', 'zaree'],
  ['buta', 'butta', 'buti', 'butti', 'booti', 'butas', 'butis'],
  ['dupion', 'dupioni', 'dupian'],
  ['mulmul', 'malmal', 'mul'],
  ['taant', 'tant'],
  ['georgette', 'jorjet', 'georgett'],
  ['mekhela', 'mekhala'],
  ['chador', 'chadar', 'sador'],
  ['saree', 'sari', 'sarees', 'saris'],
  ['salwar', 'shalwar', 'salwaar', 'salvar'],
  ['suit', 'suite', 'suits', 'suites'],
  ['churidar', 'chudidar', 'churidaar'],
  ['dupatta', 'duppatta', 'dupattas', 'chunni'],
  ['pallu', 'pallav', 'palloo', 'pallus'],
  ['blouse', 'blouses'],
  ['grey', 'gray'],
]

const familyOf = new Map(families.flatMap((family) => family.map((word) => [word, family] as const)))

/** All words of the families. */
export const familyWords: readonly string[] = families.flat()

/** The other spellings of a word; none where it has no family. */
export function spellingsOf(word: string): readonly string[] {
  return familyOf.get(word) ?? []
}

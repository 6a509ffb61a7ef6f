import type { Product } from '#domain/product/product.ts'

/** A search as shoppers type it, and what it has to find in the demo catalogue. */
export interface ShopperSearch {
  typed: string
  /** Another search that must find the same products. */
  same?: string
  /** Every product that this holds for is found. */
  all?: (product: Product) => boolean
  /** Every product found is one that this holds for. */
  only?: (product: Product) => boolean
}

/** Spellings by the word that the catalogue uses. */
const spellings: Readonly<Record<string, string>> = {
  kanjivaram:
    'kanchivaram, kanchipuram, kanjeevaram, kancheepuram, kancheevaram, conjeevaram, kanjiwaram, kanjivram, kanjivarm, kaanchipuram, Kanjivarams',
  banarasi: 'benarasi, banarsi, benarsi, banarasee, banaras, benares, banaarasi, banarassi',
  tussar: 'tasar, tussore, tusser, tussah, tusar, tassar',
  paithani: 'paithni, paitani, paithanee, pythani',
  pochampally: 'pochampalli, pochampaly, pochampali, poochampally',
  ikat: 'ikkat, ikath, ikatt, ikkath',
  mangalagiri: 'mangalgiri, mangalageeri, mangalagiry',
  maheshwari: 'maheswari, maheshvari, maheswary, maheshwaree',
  chanderi: 'chandheri, chanderee, chandery, chandari',
  gadwal: 'gadhwal, gadval, gadwaal',
  ilkal: 'ilakal, illkal, ilkaal',
  sambalpuri: 'sambhalpuri, sambalpoori, sambalpury',
  bhagalpuri: 'bagalpuri, bhagalpoori, bhaagalpuri',
  jamdani: 'jaamdani, jamdhani, jamadani, jamdanee',
  kasavu: 'kasav, kasavoo, kassavu, kasawu',
  kalamkari: 'qalamkari, kalamkaari, kalamkary, kalankari',
  ajrakh: 'ajrak, azrakh, ajrack',
  chikankari: 'chikenkari, chikan kari, chickankari, chikankary',
  zardozi: 'zardosi, jardosi, jardozi, zardoshi',
  zari: 'jari, zaree, jaree, zarri',
  leheriya: 'lehariya, laheriya, leheria, lehriya',
  bandhani: 'bandhini, bandhej, bandhni, bandani',
  mulmul: 'malmal, mul mul, mullmull',
  tant: 'taant, taanth, tanth',
  georgette: 'jorjet, georgett, georjet, jorgette',
  organza: 'organsa, organja, orgenza',
  chiffon: 'shiffon, chifon, shifon',
  dupatta: 'duppatta, dupata, dupatha, doopatta, chunni',
  salwar: 'shalwar, salvar, salwaar, shalvar',
  churidar: 'churidhar, churidaar, chooridar, chudidar',
  saree: 'sari, sarees, saris, saari, sadi',
  patola: 'patolla, pattola, pathola',
  baluchari: 'baluchori, baaluchari, balucheri',
  phulkari: 'fulkari, phulkaari, phulkary',
  muga: 'mooga, mugga',
  mekhela: 'mekhala, mekela',
  uppada: 'upada, uppaada',
  narayanpet: 'narayanpeth, narayanapet',
  balaramapuram: 'balarampuram, balaraamapuram',
  kuthampully: 'kuthampulli, kutampully, koothampully',
  gharchola: 'garchola, gharcholu',
  madhubani: 'madubani, madhubhani',
  sungudi: 'chungidi, sungadi',
  dupion: 'dupioni, dupian',
  gold: 'golden, swarna',
  wedding: 'weding, marriage, shaadi, kalyanam, vivaha',
}

/** Words of the shop's customers in other languages and scripts. */
const languages: Readonly<Record<string, string>> = {
  saree:
    'സാരി, साड़ी, சேலை, புடவை, pudava, pudavai, ಸೀರೆ, చీర, ਸਾੜੀ, સાડી, साडी, ساڑی, শাড়ি, സാരികൾ, சேலைகள், साड़ियां, साड़ियाँ, ਸਾੜੀਆਂ, સાડીઓ, చీరలు',
  silk: 'pattu, resham, reshmi, പട്ട്, रेशम, பட்டு',
  cotton: 'paruthi, sooti, കോട്ടൺ, सूती, பருத்தி, காட்டன்',
  handloom: 'கைத்தறி, കൈത്തറി, हथकरघा',
  'set mundu': 'സെറ്റ് മുണ്ട്, सेट मुंडु',
  kasavu: 'കസവ്, കസവു',
  red: 'laal, lal, chuvappu, ചുവപ്പ്, लाल, சிவப்பு',
  white: 'safed, vella, വെള്ള, सफ़ेद, வெள்ளை',
  green: 'hara, pacha, പച്ച, हरा, பச்சை',
  blue: 'neela, നീല, नीला, நீலம்',
  black: 'karuppu, കറുപ്പ്, கருப்பு',
  yellow: 'peela, manja, മഞ്ഞ, पीला, மஞ்சள்',
  wedding: 'വിവാഹം, കല്യാണം, शादी, திருமணம்',
  gift: 'uphaar, സമ്മാനം, उपहार, பரிசு',
  onam: 'ഓണം, ओणम',
  kanjivaram: 'കാഞ്ചീപുരം, कांजीवरम, காஞ்சிபுரம்',
  banarasi: 'ബനാറസി, बनारसी, பனாரசி',
  chanderi: 'चंदेरी',
}

const red = ['Red', 'Madder', 'Maroon', 'Vermilion', 'Brick', 'Wine']
const green = ['Bottle green', 'Leaf green', 'Parrot', 'Sage', 'Olive', 'Sea green', 'Teal', 'Peacock']
const blue = ['Indigo', 'Navy', 'Royal blue', 'Sky blue', 'Peacock', 'Teal']
const cream = ['White', 'Ivory', 'Kasavu cream', 'Ecru', 'Beige']

const inColour = (colours: readonly string[]) => (product: Product) =>
  product.color.some((colour) => colours.includes(colour))
const inCategory = (slug: string) => (product: Product) => product.category.slug === slug
const isSuit = inCategory('unstitched-salwar-suites')
const isSaree = (product: Product) => !isSuit(product)
const isTagged = (tag: string) => (product: Product) => product.tags.includes(tag)
const says = (words: RegExp) => (product: Product) => words.test(textOf(product))
const upTo = (price: number) => (product: Product) => product.price <= price
const from = (price: number) => (product: Product) => product.price >= price
const both =
  (...tests: ((product: Product) => boolean)[]) =>
  (product: Product) =>
    tests.every((test) => test(product))
const either =
  (...tests: ((product: Product) => boolean)[]) =>
  (product: Product) =>
    tests.some((test) => test(product))
const exactly = (is: (product: Product) => boolean) => ({ all: is, only: is })
const withCode = (code: string) => exactly(({ productCode }) => productCode === code)

function textOf({ name, description, fabric, color, occasion, tags, seoKeywords, subcategory, category }: Product) {
  return [name, description, fabric, color, occasion, tags, seoKeywords, subcategory, category.name].join(' ')
}

/** Searches whose meaning is more than the words of a text. */
const meanings: Readonly<Record<string, Omit<ShopperSearch, 'typed'>>> = {
  // Whole words and their beginnings, not letters within words.
  red: { all: inColour(red), only: either(inColour(red), says(/\bred\b/i)) },
  'red saree under 5000': {
    all: both(inColour(red), isSaree, upTo(5000)),
    only: both(either(inColour(red), says(/\bred\b/i)), isSaree, upTo(5000)),
  },
  'red sarees below rs. 5,000': { same: 'red saree under 5000' },
  'lal sari 5000 se kam': { same: 'red saree under 5000' },
  'green silk': { all: both(inColour(green), says(/silk/i)), only: says(/silk|pattu/i) },
  'dark green saree': { same: 'green saree' },
  'red colour saree': { same: 'red saree' },
  'blue saree': { all: both(inColour(blue), isSaree), only: both(either(inColour(blue), says(/\bblue\b/i)), isSaree) },
  'navy blue': { all: inColour(['Navy']), only: inColour(['Navy']) },
  'bottle green': { all: inColour(['Bottle green']) },
  'off-white kerala saree': {
    all: both(inColour(cream), isSaree, says(/\bkerala\b/i)),
    only: both(either(inColour(cream), says(/\b(white|cream)\b/i)), says(/\bkerala\b/i)),
  },
  'off white': { all: inColour(cream), only: either(inColour(cream), says(/\b(white|cream)\b/i)) },
  offwhite: { same: 'off white' },
  skyblue: { all: inColour(['Sky blue']), only: inColour(['Sky blue']) },
  slik: { same: 'silk' },
  net: { only: says(/\bnet\b/i) },
  // Prices.
  'saree under 2000': exactly(both(isSaree, upTo(2000))),
  'sarees below ₹2,000': { same: 'saree under 2000' },
  'saree less than 2k': { same: 'saree under 2000' },
  'saree upto 2000': { same: 'saree under 2000' },
  'saree within 2000 rupees': { same: 'saree under 2000' },
  'saree under two thousand': { same: 'saree under 2000' },
  'two thousand budget saree': { same: 'saree under 2000' },
  '< 2000 saree': { same: 'saree under 2000' },
  'under 1 lakh': exactly(upTo(100_000)),
  'above 50000': exactly(from(50_000)),
  'more than 50k': { same: 'above 50000' },
  'saree over ₹50,000': { same: 'above 50000' },
  'silk between 5000 and 10000': {
    only: both(from(5000), upTo(10_000)),
    all: both(says(/\bsilk\b/i), from(5000), upTo(10_000)),
  },
  'silk above five thousand below ten thousand': { same: 'silk between 5000 and 10000' },
  'silk above 5000 and below 10000': { same: 'silk between 5000 and 10000' },
  'silk under 10,000 and above ₹5,000': { same: 'silk between 5000 and 10000' },
  'silk starting from 5000 and below 10k': { same: 'silk between 5000 and 10000' },
  'silk 5000-10000': { same: 'silk between 5000 and 10000' },
  'silk 5000 to 10000': { same: 'silk between 5000 and 10000' },
  'silk from 5k to 10k': { same: 'silk between 5000 and 10000' },
  'cotton saree around 2000': { only: both(from(1600), upTo(2400), isSaree) },
  'saree 2000 only': { same: 'saree under 2000' },
  'saree budget under 2000': { same: 'saree under 2000' },
  'saree priced below 2000': { same: 'saree under 2000' },
  'saree costing 2000 or below': { same: 'saree under 2000' },
  'price range 2000-3000': exactly(both(from(2000), upTo(3000))),
  'between 2000-3000': { same: 'price range 2000-3000' },
  'around 2000 to 3000': { same: 'price range 2000-3000' },
  'under 2000 to 3000': { same: 'price range 2000-3000' },
  'from 2000 till 3000': { same: 'price range 2000-3000' },
  '₹2000': exactly(upTo(2000)),
  '2850': exactly(upTo(2850)),
  '2,850': { same: '₹2850' },
  '₹2850': exactly(upTo(2850)),
  '2k': { same: '₹2000' },
  Rs2000: { same: '₹2000' },
  'silk costlier than 5000': { same: 'silk above 5000' },
  'borders 3000': { same: 'border 3000' },
  featured: exactly(({ isFeatured }) => isFeatured),
  '1 lakh': exactly(upTo(100_000)),
  'saree 2000': { same: 'saree under 2000' },
  'saree in 2000': { same: 'saree under 2000' },
  'saree price is 2000': { same: 'saree under 2000' },
  'saree me 2000': { same: 'saree under 2000' },
  '2 sarees 2000': { same: 'saree under 2000' },
  '3 sarees': { same: 'saree' },
  'cheap sarees': { same: 'saree' },
  'low price silk saree': { same: 'silk saree' },
  // Categories and subcategories.
  unstitched: exactly(isSuit),
  'salwar suites': { all: isSuit, only: isSuit },
  'salwar suits': { same: 'salwar suites' },
  'unstitched salwar suit': { same: 'salwar suites' },
  'salwar kameez': { same: 'salwar suites' },
  'dress material': { all: isSuit, only: isSuit },
  'function wear': { all: inCategory('function-wear') },
  'party wear': { all: inCategory('party-wear') },
  partywear: { same: 'party wear' },
  workwear: { all: inCategory('workwear') },
  'work wear': { all: inCategory('workwear') },
  'office wear': { all: ({ occasion }) => occasion.includes('Office') },
  'semi silk': { all: inCategory('semi-silks') },
  'semi silks': { same: 'semi silk' },
  'pure silk': { all: inCategory('pure-silks'), only: says(/silk/i) },
  'pure silks': { same: 'pure silk' },
  'cotton linen': { all: inCategory('cotton-linen') },
  'glam collection': { all: ({ subcategory }) => subcategory === 'Glam Collection' },
  'desk to dinner': { all: ({ subcategory }) => subcategory === 'Desk to Dinner' },
  'silk cotton': { all: ({ fabric }) => fabric === 'Silk cotton' },
  'kanchivaram silk': { all: ({ subcategory }) => subcategory === 'Kanjivaram', only: says(/kanj|kanch/i) },
  'kanchipuram pattu': { same: 'kanjivaram silk' },
  'pattu saree': { all: both(isSaree, says(/\bsilk\b/i)), only: isSaree },
  'kerala saree': { all: both(isSaree, says(/\bkerala\b/i)), only: says(/\bkerala\b/i) },
  'saree for wedding': { all: both(isSaree, ({ occasion }) => occasion.includes('Wedding')), only: isSaree },
  'wedding sarees': { same: 'saree for wedding' },
  'sarees for the office': { all: both(isSaree, ({ occasion }) => occasion.includes('Office')), only: isSaree },
  // What the shop says about a product.
  gifts: { same: 'gift', all: ({ occasion }) => occasion.includes('Gift') },
  'gift for mother': { same: 'gift' },
  diwali: { same: 'festival', all: ({ occasion }) => occasion.includes('Festival') },
  haldi: { same: 'sangeet', all: ({ occasion }) => occasion.includes('Sangeet') },
  'Padma Weaves': exactly(() => true),
  'padma weaves silk': { same: 'silk' },
  padma: exactly(() => true),
  'Padma saree': { same: 'saree' },
  // A tag that says so counts, though it contains the word.
  'no zari': {
    only: either(isTagged('no zari'), (product) => !says(/\bzari\b/i)(product)),
    all: either(isTagged('no zari'), (product) => !says(/\b[zj]ari\b/i)(product)),
  },
  'saree without zari': { only: either(isTagged('no zari'), (product) => !says(/\bzari\b/i)(product)) },
  'saree without any zari': { same: 'saree without zari' },
  'saree without a zari': { same: 'saree without zari' },
  'saree without silk or zari': { same: 'saree without silk without zari' },
  'zari ke bina saree': { same: 'saree without zari' },
  'silk but not red': { same: 'silk not red' },
  'not on sale': exactly(({ discount }) => discount === 0),
  'not in stock': exactly(({ availability }) => availability !== 'in-stock'),
  'not out of stock': exactly(({ availability }) => availability !== 'out-of-stock'),
  bestsellers: exactly(({ isBestseller }) => isBestseller),
  'best seller': { same: 'bestsellers' },
  'best selling sarees': exactly(both(isSaree, ({ isBestseller }) => isBestseller)),
  'new arrivals': exactly(({ isNew }) => isNew),
  'latest sarees': exactly(both(isSaree, ({ isNew }) => isNew)),
  'new sarees': { same: 'latest sarees' },
  trending: exactly(({ isTrending }) => isTrending),
  'limited edition': exactly(({ isLimitedEdition }) => isLimitedEdition),
  'on sale': exactly(({ discount }) => discount > 0),
  offers: { same: 'on sale' },
  'silk saree on sale': {
    only: both(isSaree, ({ discount }) => discount > 0),
    all: both(isSaree, says(/\bsilk\b/i), ({ discount }) => discount > 0),
  },
  'in stock': exactly(({ availability }) => availability === 'in-stock'),
  'available sarees': {
    all: both(isSaree, ({ availability }) => availability === 'in-stock'),
    only: ({ availability }) => availability === 'in-stock',
  },
  'out of stock': exactly(({ availability }) => availability === 'out-of-stock'),
  'sold out': { same: 'out of stock' },
  'pre-order': exactly(({ availability }) => availability === 'pre-order'),
  preorder: { same: 'pre-order' },
  // Product codes.
  'PW-PS-01': withCode('PW-PS-01'),
  'pw-ps-01': withCode('PW-PS-01'),
  'pw ps 01': withCode('PW-PS-01'),
  PWPS01: withCode('PW-PS-01'),
  'PS-01': withCode('PW-PS-01'),
  'ps 14': withCode('PW-PS-14'),
  'code PW-CL-05': withCode('PW-CL-05'),
  'pw-us-14': withCode('PW-US-14'),
  'show me ps 14': withCode('PW-PS-14'),
}

const listed = (words: Readonly<Record<string, string>>): ShopperSearch[] =>
  Object.entries(words).flatMap(([same, typed]) => typed.split(', ').map((each) => ({ typed: each, same })))

export const shopperSearches: readonly ShopperSearch[] = [
  ...listed(spellings),
  ...listed(languages),
  ...Object.entries(meanings).map(([typed, expected]) => ({ typed, ...expected })),
]

/** 1 to 19 in English; 1 to 10 in Hindi as it is written in Latin letters. */
const counts = new Map(
  [
    ['one', 'a', 'ek'],
    ['two', 'do'],
    ['three', 'teen'],
    ['four', 'char', 'chaar'],
    ['five', 'panch', 'paanch'],
    ['six', 'che', 'chhe'],
    ['seven', 'saat'],
    ['eight', 'aath'],
    ['nine', 'nau'],
    ['ten', 'das'],
    ['eleven'],
    ['twelve'],
    ['thirteen'],
    ['fourteen'],
    ['fifteen'],
    ['sixteen'],
    ['seventeen'],
    ['eighteen'],
    ['nineteen'],
  ].flatMap((words, index) => words.map((word) => [word, index + 1] as const)),
)
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

/** What an amount may be counted in, as patterns. */
export const units = {
  hundred: String.raw`hundred\b`,
  thousand: String.raw`(?:thousand|ha[zj]aa?r)\b`,
  lakh: String.raw`(?:lakhs?|lacs?)\b`,
} as const

const words = [...counts.keys()].join('|')
const counted = new RegExp(
  String.raw`\b(?:(${tens.join('|')})(?:[ -](${words}))?|(${words})) (?=${Object.values(units).join('|')})`,
  'g',
)
const lakhsAndThousands = new RegExp(String.raw`\b(\d+) ${units.lakh} (?:and )?(\d{1,2}) ${units.thousand}`, 'g')
const thousandsAndHundreds = new RegExp(String.raw`\b(\d+) ${units.thousand} (?:and )?(\d) ${units.hundred}`, 'g')

/** A lower-case text with the counts of hundreds, thousands and lakhs in digits: 'two thousand' is '2 thousand'. */
export function withDigits(text: string): string {
  return (
    text
      .replace(counted, (_, ten?: string, one?: string, alone?: string) => {
        const tenth = ten === undefined ? 0 : 10 * (tens.indexOf(ten) + 2)
        return `${tenth + (counts.get(one ?? alone ?? '') ?? 0)} `
      })
      // As thousands, with the unit: a bare number of six digits is hardly ever read as a price.
      .replace(
        lakhsAndThousands,
        (_, lakhs: string, thousands: string) => `${Number(lakhs) * 100 + Number(thousands)} thousand`,
      )
      .replace(thousandsAndHundreds, (_, whole: string, hundreds: string) =>
        String(Number(whole) * 1000 + Number(hundreds) * 100),
      )
  )
}

import { expect, test } from 'vitest'
import { webManifest } from '#site/head.ts'
import { daylight, lamplight } from '#theme/tokens/colours.ts'
import { sources, type Source } from './sources.ts'

const files = await sources('src/**/*.{ts,tsx}')

interface Place {
  what: string
  pattern: RegExp
  file: string
  /** Further files, which the build writes into the document. */
  inline?: readonly string[]
  planted: string
}

/** Patterns that may occur in one file only. */
const places: readonly Place[] = [
  {
    what: 'a width of the window in a media condition',
    pattern: /(?:min|max)-width: ?\d/,
    file: 'src/theme/measures.ts',
    planted: "matchMedia('(min-width: 960px)')",
  },
  {
    what: 'the address of WhatsApp',
    pattern: /wa\.me\//,
    file: 'src/features/shared/whatsAppUrl.ts',
    planted: '`https://wa.me/${number}`',
  },
  {
    what: 'access to the storage of the device',
    pattern: /(?<!\w)(?:local|session)Storage\./,
    file: 'src/state/deviceStorage.ts',
    inline: ['src/app/earlyCart.ts', 'src/app/restorePage.ts'],
    planted: "localStorage.getItem('shop.cart')",
  },
]

test.each(places)('$what occurs in $file only', ({ pattern, file, inline, planted }) => {
  const others = files.filter(({ path }) => path !== file && !inline?.includes(path) && !path.endsWith('.test.ts'))
  expect(others.length).toBeGreaterThan(300)
  expect(found(others, pattern)).toEqual([])
  expect(found([{ path: 'planted.ts', text: planted }], pattern)).toEqual(['planted.ts'])
})

test('the colour of the page, for the bars of the browser, is that of the themes', async () => {
  const [document = ''] = await sources('index.html').then((all) => all.map(({ text }) => text))
  const colourFor = (choice: string) =>
    new RegExp(`content="(#\\w+)" media="[^"]+" data-theme-choice="${choice}"`).exec(document)?.[1]
  expect(colourFor('daylight')).toBe(daylight.page)
  expect(colourFor('lamplight')).toBe(lamplight.page)
  expect([webManifest.background_color, webManifest.theme_color]).toEqual([daylight.page, daylight.page])
})

function found(searched: readonly Source[], pattern: RegExp): string[] {
  return searched.filter(({ text }) => pattern.test(text)).map(({ path }) => path)
}

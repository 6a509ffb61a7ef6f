import { expect, test } from 'vitest'
import { sources, type Source } from './sources.ts'

const files = await sources('src/**/*.{ts,tsx}')

/** Patterns that may occur in one file only; `inline` is a second file, which the build writes into the document. */
const places: readonly { what: string; pattern: RegExp; file: string; inline?: string; planted: string }[] = [
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
    inline: 'src/app/earlyCart.ts',
    planted: "localStorage.getItem('shop.cart')",
  },
]

test.each(places)('$what occurs in $file only', ({ pattern, file, inline, planted }) => {
  const others = files.filter(({ path }) => path !== file && path !== inline && !path.endsWith('.test.ts'))
  expect(others.length).toBeGreaterThan(300)
  expect(found(others, pattern)).toEqual([])
  expect(found([{ path: 'planted.ts', text: planted }], pattern)).toEqual(['planted.ts'])
})

function found(searched: readonly Source[], pattern: RegExp): string[] {
  return searched.filter(({ text }) => pattern.test(text)).map(({ path }) => path)
}

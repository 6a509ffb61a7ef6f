import { style, type StyleRule } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { layers } from './layers.css.ts'
import { above } from './measures.ts'
import { serifWeight } from './serifWeight.ts'

/** Sizes in px (phone, desktop), line heights in px; opsz follows the size, high for headings, low for names. */
interface Setting {
  phone: readonly [size: number, line: number]
  desktop?: readonly [size: number, line: number]
  weight: number
  opsz?: number
  tracking?: string
}
type SerifSetting = Omit<Setting, 'weight'> & { opsz: number }

/** From this optical size on, letters are as narrow as those of headings. */
const headingSize = 100
/** Largest size of a heading on phones, by the window's width: with large text its words would break. */
const headingCap = '15vw'
const serif = (setting: SerifSetting) =>
  setting.opsz >= headingSize
    ? set({ ...setting, weight: serifWeight }, vars.font.heading, headingCap)
    : set({ ...setting, weight: serifWeight }, vars.font.display)
const sans = (setting: Setting) => set(setting, vars.font.text)

/** The type scale; one class each, to compose with a component's own style. */
export const type = {
  hero: serif({ phone: [44, 44], desktop: [68, 68], opsz: 120, tracking: '-0.014em' }),
  pageTitle: serif({ phone: [38, 42], desktop: [56, 62], opsz: 120, tracking: '-0.008em' }),
  productTitle: serif({ phone: [32, 35], desktop: [44, 48], opsz: 120, tracking: '-0.008em' }),
  sectionTitle: serif({ phone: [32, 35], desktop: [44, 48], opsz: 120 }),
  figure: serif({ phone: [36, 40], desktop: [48, 53], opsz: 120 }),
  amount: serif({ phone: [28, 34], desktop: [32, 38], opsz: 60 }),
  featuredName: serif({ phone: [22, 28], desktop: [26, 32], opsz: 60 }),
  tileName: serif({ phone: [18, 24], desktop: [22, 28], opsz: 40 }),
  cardName: serif({ phone: [17, 22], desktop: [18, 24], opsz: 30 }),
  body: sans({ phone: [16, 25], weight: 400 }),
  story: sans({ phone: [16, 26], desktop: [17, 28], weight: 400 }),
  strong: sans({ phone: [16, 24], weight: 500 }),
  small: sans({ phone: [15, 22], weight: 400 }),
  meta: sans({ phone: [14, 20], weight: 400 }),
  caption: sans({ phone: [13, 18], weight: 400, tracking: '0.02em' }),
  badge: sans({ phone: [12, 16], weight: 500, tracking: '0.03em' }),
} as const

function set({ phone, desktop, weight, opsz, tracking }: Setting, fontFamily: string, phoneCap?: string) {
  return style({
    '@layer': {
      [layers.base]: {
        fontFamily,
        ...measure(phone, phoneCap),
        fontWeight: weight,
        ...(opsz ? { fontVariationSettings: `'opsz' ${opsz}` } : {}),
        ...(tracking ? { letterSpacing: tracking } : {}),
        ...(desktop ? { '@media': { [above.desktop]: measure(desktop) } } : {}),
      },
    },
  })
}

function measure([size, line]: readonly [number, number], cap?: string): StyleRule & { fontSize: string } {
  const fontSize = `${size / 16}rem`
  return { fontSize: cap ? `min(${fontSize}, ${cap})` : fontSize, lineHeight: Number((line / size).toFixed(4)) }
}

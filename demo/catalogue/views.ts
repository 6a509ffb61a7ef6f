import { stableNumber } from '#domain/stableNumber.ts'
import type { DemoProduct } from './demoProduct.ts'

/** What a picture shows of a product. */
export type View = 'full' | 'close-up' | 'pallu' | 'border' | 'blouse-piece' | 'dupatta'

/** Original size of a picture of a product, px: enough to be enlarged. */
export const pictureSize = { width: 1200, height: 1800 } as const

/** The poses of the full view. */
export type Pose = 'hung' | 'column' | 'folded' | 'suit'

/** Poses chosen by eye: cloth that is meant to be seen falling. */
const chosen: Readonly<Record<string, Pose>> = {
  'CL-02': 'hung',
  'CL-21': 'column',
  'FW-03': 'column',
  'FW-07': 'hung',
  'FW-10': 'column',
  'FW-13': 'hung',
  'PS-01': 'hung',
  'PS-09': 'hung',
  'PS-14': 'column',
  'PW-08': 'column',
  'PW-09': 'hung',
  'PW-12': 'column',
  'SS-04': 'column',
  'SS-06': 'hung',
  'WW-01': 'hung',
  'WW-09': 'column',
  'WW-11': 'hung',
}

/** Products whose first picture is the pallu: it shows more of them than the whole length does. */
const ledByPallu = ['PS-01', 'PS-14', 'FW-10', 'FW-13', 'CL-21', 'SS-06', 'PW-12', 'WW-09']

const poses: readonly Pose[] = ['hung', 'column', 'folded', 'hung', 'column']

export function poseOf({ code, metres }: DemoProduct): Pose {
  if ('top' in metres) return 'suit'
  return chosen[code] ?? poses[stableNumber(`pose of ${code}`, 0, poses.length - 1)] ?? 'hung'
}

/** The views of a product: its main view first, the close-up second. */
export function viewsOf({ code, metres, blousePiece }: DemoProduct): readonly View[] {
  const leads = ledByPallu.includes(code)
  if ('top' in metres) return ['full', 'close-up', 'dupatta', 'border']
  const whole: View[] = leads ? ['pallu', 'close-up', 'full'] : ['full', 'close-up', 'pallu']
  return [...whole, 'border', ...(blousePiece ? (['blouse-piece'] as const) : [])]
}

/** Name of a picture's file, without its extension. */
export function pictureName({ code }: DemoProduct, view: View): string {
  return `${code.toLowerCase()}-${view}`
}

/** Alt text. */
export function altOf(product: DemoProduct, view: View): string {
  const { name, fabric, color } = product
  const [ground, border] = color.map((word) => word.toLowerCase())
  const cloth = `${ground} ${fabric.toLowerCase()} with ${border}`
  if (view !== 'full') return `${name}, ${parts[view]}: ${cloth}`
  return `${name}, ${whole[poseOf(product)]}: ${cloth}`
}

export const captions: Readonly<Record<View, string>> = {
  full: 'Full view',
  'close-up': 'Close-up, thread by thread',
  pallu: 'The pallu, spread out',
  border: 'The border, along its length',
  'blouse-piece': 'The blouse piece, on its saree',
  dupatta: 'The dupatta, spread out',
}

const parts: Readonly<Record<Exclude<View, 'full'>, string>> = {
  'close-up': 'the weave and its border from close by',
  pallu: 'its pallu spread flat',
  border: 'its border in soft folds',
  'blouse-piece': 'its blouse piece folded on the saree',
  dupatta: 'its dupatta spread flat',
}

const whole: Readonly<Record<Pose, string>> = {
  hung: 'hung over a rod with the pallu in front',
  column: 'gathered on a rod, the pallu beside the body',
  folded: 'folded, with the pallu turned over the front',
  suit: 'top and bottom folded, the dupatta laid over both',
}

/** Products with a close-up of a broad border, folded under in the lower half, where the table shows. */
const turnedUnder = new Set(
  [
    'CL-02 CL-03 CL-06 CL-09 CL-10 CL-13 CL-16 SS-03 SS-05 SS-10 SS-18 PS-01',
    'PS-02 PS-03 PS-05 PS-15 US-11 US-13 US-15 US-16 FW-03 FW-06 FW-10 FW-12',
    'FW-17 FW-19 FW-20 PW-01 PW-10 PW-12 PW-13 WW-01 WW-09 WW-12',
  ].flatMap((codes) => codes.split(' ')),
)

/** Focal point of a view, for cropping. */
export function focusOf(product: DemoProduct, view: View): string {
  if (view === 'close-up' && turnedUnder.has(product.code)) return '50% 22%'
  if (view !== 'full') return '50% 50%'
  return { hung: '50% 24%', column: '50% 28%', folded: '50% 50%', suit: '50% 45%' }[poseOf(product)]
}

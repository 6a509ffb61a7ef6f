import { stableNumber } from '#domain/stableNumber.ts'
import type { DemoProduct } from './demoProduct.ts'

/** Original size of every picture of a product, px. */
export const pictureSize = { width: 800, height: 1200 } as const

/** What a picture shows of a product. */
export type View = 'full' | 'close-up' | 'pallu' | 'border' | 'blouse-piece' | 'dupatta'

/** The poses of the full view. */
export type Pose = 'hung' | 'column' | 'folded' | 'worn' | 'suit'

/** Worn on a form: cloth meant to be seen draped. */
const worn = [
  'PS-01',
  'PS-14',
  'PS-09',
  'FW-03',
  'FW-07',
  'FW-10',
  'FW-13',
  'CL-02',
  'CL-21',
  'SS-04',
  'SS-06',
  'PW-09',
  'PW-12',
  'WW-01',
  'WW-09',
  'WW-11',
]

const poses: readonly Pose[] = ['hung', 'column', 'folded', 'hung', 'column']

export function poseOf({ code, metres }: DemoProduct): Pose {
  if ('top' in metres) return 'suit'
  return worn.includes(code) ? 'worn' : (poses[stableNumber(`pose of ${code}`, 0, poses.length - 1)] ?? 'hung')
}

/** The views of a product, the full one first; featured products have more. */
export function viewsOf({ flags, metres }: DemoProduct): readonly View[] {
  if (!flags?.includes('featured')) return ['full', 'close-up']
  return 'top' in metres
    ? ['full', 'close-up', 'dupatta', 'border']
    : ['full', 'close-up', 'pallu', 'border', 'blouse-piece']
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
  'close-up': 'the weave from close by where border and body meet',
  pallu: 'its pallu spread flat',
  border: 'its border in soft folds',
  'blouse-piece': 'its blouse piece folded on the saree',
  dupatta: 'its dupatta spread flat',
}

const whole: Readonly<Record<Pose, string>> = {
  hung: 'hung over a rod with the pallu in front',
  column: 'falling in two columns, the pallu beside the body',
  folded: 'folded, with the pallu turned over the front',
  worn: 'draped on a form, the pallu over the shoulder',
  suit: 'top, bottom and dupatta folded one on another',
}

/** Focal point of the full view, for cropping. */
export function focusOf(product: DemoProduct, view: View): string {
  if (view !== 'full') return '50% 50%'
  return { hung: '50% 24%', column: '50% 60%', folded: '50% 50%', worn: '50% 30%', suit: '50% 45%' }[poseOf(product)]
}

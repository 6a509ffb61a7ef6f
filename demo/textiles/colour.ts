import { colours, type ColourName } from '#domain/colour.ts'

/** Linear RGB, 0 to 1. */
export type Light = readonly [red: number, green: number, blue: number]

/** The light of an sRGB colour, '#8C1C2E'. */
export function lightOf(hex: string): Light {
  const channel = (at: number) => unbent(Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  return [channel(1), channel(3), channel(5)]
}

/** The light of one of the shop's colour words. */
export function lightNamed(name: ColourName): Light {
  return lightOf(colours[name])
}

export function mixed([r, g, b]: Light, [r2, g2, b2]: Light, at: number): Light {
  return [r + (r2 - r) * at, g + (g2 - g) * at, b + (b2 - b) * at]
}

export function scaled([r, g, b]: Light, by: number): Light {
  return [r * by, g * by, b * by]
}

/** Relative luminance, 0 to 1. */
export function brightness([r, g, b]: Light): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Size of the lookup table below, from 0 to twice the display's maximum. */
const steps = 8192
const table = Float32Array.from({ length: steps + 1 }, (_, at) => curve((at / steps) * 2))

/** sRGB transfer function, 0 to 255, with a soft roll-off of highlights. */
export function bent(light: number): number {
  return table[light <= 0 ? 0 : light >= 2 ? steps : (light * (steps / 2)) | 0] ?? 0
}

function curve(value: number): number {
  const light = value < 0.6 ? value : 0.6 + 0.4 * (1 - Math.exp((0.6 - value) / 0.4))
  return 255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055)
}

function unbent(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/** The metals of zari: the colour each reflects. */
export const metals = {
  gold: [1, 0.7, 0.27],
  antique: [0.82, 0.55, 0.25],
  copper: [0.95, 0.5, 0.3],
  silver: [0.93, 0.92, 0.88],
} as const satisfies Record<string, Light>

export type Metal = keyof typeof metals

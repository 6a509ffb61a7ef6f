/** A phone or a screen, as a browser sees it. */
export interface Device {
  width: number
  height: number
  /** Physical pixels to one CSS px. */
  density: number
  /** Held in a hand: a touch screen, and a viewport as a phone has it. */
  isPhone?: boolean
}

/** The phone that Lighthouse emulates, so that both kinds of measurement ask for the same pictures. */
export const phone = { width: 412, height: 823, density: 1.75, isPhone: true } satisfies Device

/** Options of a browser context that emulates a device. */
export function emulated({ width, height, density, isPhone = false }: Device) {
  return { viewport: { width, height }, deviceScaleFactor: density, isMobile: isPhone, hasTouch: isPhone }
}

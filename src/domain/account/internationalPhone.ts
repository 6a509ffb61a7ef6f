import { asciiDigits } from '../address/normalise.ts'

/** A number with its country, as the user pool takes it. */
export const internationalPattern = /^\+[1-9]\d{6,14}$/

/**
 * A pasted telephone number as it would be typed: without the beginning of a link ('tel:') and the invisible marks that
 * some apps copy, with plain digits and hyphens.
 */
export function plainPhone(pasted: string): string {
  return asciiDigits(pasted)
    .replaceAll(/[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, '')
    .replaceAll(/\p{Dash_Punctuation}/gu, '-')
    .trim()
    .replace(/^tel:\s*/i, '')
}

/**
 * A telephone number as the user pool takes it, with its country: '+919847012345'. Ten digits are India's, with or
 * without the 0 of long distance, which '+91 (0)' has, too. Undefined for an incomplete number; an account has none then.
 */
export function internationalPhone(typed: string): string | undefined {
  const digits = plainPhone(typed)
    .replaceAll(/[^\d+]/g, '')
    .replace(/^00/, '+')
    .replace(/^\+910(?=\d{10}$)/, '+91')
  if (internationalPattern.test(digits)) return digits
  const national = digits.replace(/^(?:0|91(?=\d{10}$))/, '')
  return /^[1-9]\d{9}$/.test(national) ? `+91${national}` : undefined
}

/** A number with its country, as the user pool takes it. */
export const internationalPattern = /^\+[1-9]\d{6,14}$/

/**
 * A telephone number as the user pool takes it, with its country: '+919847012345'. Ten digits are India's, with or
 * without the 0 of long distance. Undefined for an incomplete number; an account has none then.
 */
export function internationalPhone(typed: string): string | undefined {
  const digits = typed.replaceAll(/[^\d+]/g, '').replace(/^00/, '+')
  if (internationalPattern.test(digits)) return digits
  const national = digits.replace(/^(?:0|91(?=\d{10}$))/, '')
  return /^[1-9]\d{9}$/.test(national) ? `+91${national}` : undefined
}

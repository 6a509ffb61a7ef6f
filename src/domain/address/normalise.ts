/** Six digits. No postal zone begins with 0; 9 is that of the Army Postal Service. */
export const pincodePattern = /^[1-9]\d{5}$/

/** Error for anything else, wherever a pincode is asked for. */
export const invalidPincode = 'Please enter a valid 6-digit pincode'

/** Digits of the Indian scripts as ASCII: '६९५' and '൬൯൫' are 695. */
export function asciiDigits(text: string): string {
  // In these Unicode blocks the low four bits of the digits 0 to 9 are 6 to 15.
  return text.replace(/(?=\p{Nd})[\u0966-\u0DEF]/gu, (digit) => String((digit.charCodeAt(0) & 15) - 6))
}

/**
 * A telephone number as it is dialled within India: '+91 98470-12345', '098470 12345' and a copied link
 * 'tel:+919847012345' are 9847012345. A number that only begins with 91 keeps it.
 */
export function normalisePhone(typed: string): string {
  return asciiDigits(typed)
    .replace(/[\s\p{Dash_Punctuation}().\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu, '')
    .replace(/^(?:tel:|\+91(?=\d)|0(?=\d)|91(?=\d{10}$))+/i, '')
}

/** A pincode as it is typed or pasted: '695 001' is 695001; digits alone, and no more than six. */
export function normalisePincode(typed: string): string {
  return asciiDigits(typed).replace(/\D/g, '').slice(0, 6)
}

import type { StateName } from './states.ts'

/** Why a text is no pincode: not six figures, or a first figure that no place has (9 is the army's own post). */
export type PincodeRefusal = { why: 'length' } | { why: 'start' }

export type PincodeReading =
  | {
      ok: true
      /** Six figures and nothing else. */
      pincode: string
      /** Where it may lie: one state, several on both sides of a border, none where the table does not know it. */
      states: readonly StateName[]
    }
  | { ok: false; refusal: PincodeRefusal }

const dadraAndDaman = 'Dadra and Nagar Haveli and Daman and Diu'

/**
 * States by the leading figures of the postal circles; the longest beginning that fits holds. Where a circle runs over a
 * border both sides are named, the larger first: to ask once more is better than to name a wrong price.
 */
const circles: Readonly<Record<string, readonly StateName[]>> = {
  '11': ['Delhi'],
  '12': ['Haryana'],
  '13': ['Haryana'],
  '14': ['Punjab'],
  '15': ['Punjab'],
  '160': ['Chandigarh', 'Punjab'],
  '17': ['Himachal Pradesh'],
  '18': ['Jammu and Kashmir'],
  '19': ['Jammu and Kashmir'],
  '194': ['Ladakh'],
  '20': ['Uttar Pradesh'],
  '21': ['Uttar Pradesh'],
  '22': ['Uttar Pradesh'],
  '23': ['Uttar Pradesh'],
  '24': ['Uttar Pradesh'],
  '2447': ['Uttarakhand', 'Uttar Pradesh'],
  '246': ['Uttarakhand', 'Uttar Pradesh'],
  '2467': ['Uttar Pradesh'],
  '2476': ['Uttarakhand', 'Uttar Pradesh'],
  '248': ['Uttarakhand'],
  '249': ['Uttarakhand'],
  '25': ['Uttar Pradesh'],
  '26': ['Uttar Pradesh'],
  '2623': ['Uttarakhand', 'Uttar Pradesh'],
  '2624': ['Uttarakhand', 'Uttar Pradesh'],
  '2625': ['Uttarakhand'],
  '2626': ['Uttarakhand'],
  '263': ['Uttarakhand'],
  '27': ['Uttar Pradesh'],
  '28': ['Uttar Pradesh'],
  '30': ['Rajasthan'],
  '31': ['Rajasthan'],
  '32': ['Rajasthan'],
  '33': ['Rajasthan'],
  '34': ['Rajasthan'],
  '36': ['Gujarat'],
  '3625': ['Gujarat', dadraAndDaman],
  '37': ['Gujarat'],
  '38': ['Gujarat'],
  '39': ['Gujarat'],
  '396': ['Gujarat', dadraAndDaman],
  '40': ['Maharashtra'],
  '403': ['Goa'],
  '41': ['Maharashtra'],
  '42': ['Maharashtra'],
  '43': ['Maharashtra'],
  '44': ['Maharashtra'],
  '45': ['Madhya Pradesh'],
  '46': ['Madhya Pradesh'],
  '47': ['Madhya Pradesh'],
  '48': ['Madhya Pradesh'],
  '49': ['Chhattisgarh'],
  '50': ['Telangana'],
  '5071': ['Telangana', 'Andhra Pradesh'],
  '51': ['Andhra Pradesh'],
  '52': ['Andhra Pradesh'],
  '53': ['Andhra Pradesh'],
  // Yanam.
  '533464': ['Puducherry'],
  '56': ['Karnataka'],
  '57': ['Karnataka'],
  '58': ['Karnataka'],
  '59': ['Karnataka'],
  '60': ['Tamil Nadu'],
  '605': ['Puducherry', 'Tamil Nadu'],
  // Karaikal.
  '6096': ['Puducherry', 'Tamil Nadu'],
  '61': ['Tamil Nadu'],
  '62': ['Tamil Nadu'],
  '63': ['Tamil Nadu'],
  '64': ['Tamil Nadu'],
  '67': ['Kerala'],
  // Mahe.
  '673310': ['Puducherry'],
  '68': ['Kerala'],
  '68255': ['Lakshadweep'],
  '69': ['Kerala'],
  '70': ['West Bengal'],
  '71': ['West Bengal'],
  '72': ['West Bengal'],
  '73': ['West Bengal'],
  '737': ['Sikkim'],
  '74': ['West Bengal'],
  '744': ['Andaman and Nicobar Islands'],
  '75': ['Odisha'],
  '76': ['Odisha'],
  '77': ['Odisha'],
  '78': ['Assam'],
  '790': ['Arunachal Pradesh'],
  '791': ['Arunachal Pradesh'],
  '792': ['Arunachal Pradesh'],
  '793': ['Meghalaya'],
  '794': ['Meghalaya'],
  '795': ['Manipur'],
  '796': ['Mizoram'],
  '797': ['Nagaland'],
  '798': ['Nagaland'],
  '799': ['Tripura'],
  '80': ['Bihar'],
  '81': ['Bihar'],
  '8132': ['Bihar', 'Jharkhand'],
  '814': ['Jharkhand'],
  '8141': ['Jharkhand', 'Bihar'],
  '815': ['Jharkhand'],
  '816': ['Jharkhand'],
  '82': ['Jharkhand'],
  '821': ['Bihar'],
  '823': ['Bihar'],
  '824': ['Bihar'],
  '83': ['Jharkhand'],
  '84': ['Bihar'],
  '85': ['Bihar'],
}

/**
 * The state of a pincode, read as people write it: '695 001', '695-001', whatever stands around it. What is not six
 * figures, or begins with 0 or 9, is refused.
 */
export function stateOfPincode(text: string): PincodeReading {
  const pincode = text.replace(/[\s\p{Pd}.]/gu, '')
  if (!/^\d{6}$/.test(pincode)) return { ok: false, refusal: { why: 'length' } }
  if (/^[09]/.test(pincode)) return { ok: false, refusal: { why: 'start' } }
  return { ok: true, pincode, states: statesAt(pincode) }
}

/** The longest beginning of a pincode that the table has. */
function statesAt(pincode: string): readonly StateName[] {
  for (let length = pincode.length; length >= 2; length -= 1) {
    const states = circles[pincode.slice(0, length)]
    if (states) return states
  }
  return []
}

import { asciiDigits, pincodePattern } from '../address/normalise.ts'
import type { StateName } from './states.ts'

export type PincodeReading =
  | {
      ok: true
      /** Six digits and nothing else. */
      pincode: string
      /** The states it may be in: one, several for a region across a border, none when the prefix is unknown. */
      states: readonly StateName[]
    }
  | { ok: false }

const dadraAndDaman = 'Dadra and Nagar Haveli and Daman and Diu'

/**
 * States by the leading digits of the postal circles; the longest matching prefix wins. Where a circle crosses a
 * border both states are listed, the larger first: asking the shopper is better than showing a wrong price.
 */
const circles: Readonly<Record<string, readonly StateName[]>> = {
  '11': ['Delhi'],
  '12': ['Haryana'],
  '13': ['Haryana'],
  '14': ['Punjab'],
  '15': ['Punjab'],
  '160': ['Chandigarh'],
  // Mohali and its neighbours.
  '160055': ['Punjab', 'Chandigarh'],
  '160059': ['Punjab', 'Chandigarh'],
  '160062': ['Punjab', 'Chandigarh'],
  '160071': ['Punjab', 'Chandigarh'],
  '160103': ['Punjab', 'Chandigarh'],
  '160104': ['Punjab', 'Chandigarh'],
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
  // The town; the villages around it belong to either.
  '6050': ['Puducherry'],
  '6051': ['Puducherry', 'Tamil Nadu'],
  '6055': ['Puducherry', 'Tamil Nadu'],
  // Karaikal, of which 609602 is the town.
  '609602': ['Puducherry'],
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
 * The states of a pincode in any common notation: '695 001', '695-001', surrounding whitespace, the digits of any
 * Indian script. Anything but six digits, or a first digit of 0, is refused.
 */
export function stateOfPincode(text: string): PincodeReading {
  const pincode = asciiDigits(text).replace(/[\s\p{Pd}.]/gu, '')
  return pincodePattern.test(pincode) ? { ok: true, pincode, states: statesAt(pincode) } : { ok: false }
}

/** The longest prefix of a pincode that is in the table. */
function statesAt(pincode: string): readonly StateName[] {
  for (let length = pincode.length; length >= 2; length -= 1) {
    const states = circles[pincode.slice(0, length)]
    if (states) return states
  }
  return []
}

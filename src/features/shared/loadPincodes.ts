import { importWithRetry } from './importWithRetry.ts'

/** The table of pincodes; undefined where it could not be loaded. */
export const loadPincodes = () =>
  importWithRetry(() => import('#domain/address/placeOfPincode.ts')).catch(() => undefined)

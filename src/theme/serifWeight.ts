/** The one weight of the serif's file; `server/build/fonts.ts` cuts it to the same. */
export const serifWeight = 360

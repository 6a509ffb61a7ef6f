/** The only weight in the serif's font file: `server/build/fonts.ts` uses the same. */
export const serifWeight = 360

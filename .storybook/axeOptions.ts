/**
 * How axe checks a story: with every rule, but without parsing all stylesheets before each run, which only an
 * experimental rule needs. Tests need violations only; the workbench also lists passes, which describe every element.
 */
export const axeOptions = {
  preload: { assets: ['media'] },
  ...(import.meta.env.VITEST_STORYBOOK === 'false' ? { resultTypes: ['violations'] } : {}),
}

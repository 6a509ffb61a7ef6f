/**
 * How axe checks a story: every rule, but without parsing all stylesheets before each run, which only an experimental rule
 * needs. The tests want what is refused; the workbench also lists what passed, and for that axe describes every element.
 */
export const axeOptions = {
  preload: { assets: ['media'] },
  ...(import.meta.env.VITEST_STORYBOOK === 'false' ? { resultTypes: ['violations'] } : {}),
}

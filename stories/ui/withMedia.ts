/**
 * What `read` returns while the media rules of a condition apply, or do not. A page cannot change what its browser
 * prefers: in a test that is always reduced motion, and never forced colours.
 */
export function withMedia<T>(condition: string, apply: boolean, read: () => T): T {
  const rules = [...document.styleSheets]
    .flatMap(({ cssRules }) => mediaRules(cssRules))
    .filter(({ conditionText }) => conditionText === condition)
  for (const { media } of rules) media.mediaText = apply ? 'all' : 'not all'
  const result = read()
  for (const { media } of rules) media.mediaText = condition
  return result
}

function mediaRules(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    ...(rule instanceof CSSGroupingRule ? mediaRules(rule.cssRules) : []),
  ])
}

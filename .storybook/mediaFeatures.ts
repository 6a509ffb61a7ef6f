/** Media features that the toolbar can switch, each with its condition for on and for off. */
const conditions = {
  reducedMotion: ['(prefers-reduced-motion: reduce)', '(prefers-reduced-motion: no-preference)'],
  forcedColors: ['(forced-colors: active)', '(forced-colors: none)'],
} as const

type MediaFeature = keyof typeof conditions

export const mediaFeatures = ['reducedMotion', 'forcedColors'] as const satisfies MediaFeature[]

/** On, off, or as the device has it. */
export type FeatureState = 'on' | 'off' | 'device'

const holds = '(min-width: 0px)'
const fails = '(max-width: 0px)'

const states = new Map<MediaFeature, FeatureState>()
const written = new WeakMap<CSSMediaRule, string>()
let watching = false

/**
 * Makes every media rule and `matchMedia` query for a feature match or fail, regardless of the device: a page cannot
 * change its own media features, so the conditions are rewritten, also in styles added later.
 */
export function setFeature(feature: MediaFeature, state: FeatureState): void {
  states.set(feature, state)
  if (state !== 'device') watch()
  if (watching) rewriteSheets()
}

/** A condition with the switched features replaced by true or false. */
function rewritten(condition: string): string {
  let text = condition
  for (const [feature, state] of states) {
    if (state === 'device') continue
    const [isOn, isOff] = conditions[feature]
    text = text.replaceAll(isOn, state === 'on' ? holds : fails).replaceAll(isOff, state === 'on' ? fails : holds)
  }
  return text
}

function watch(): void {
  if (watching) return
  watching = true
  const matchMedia = window.matchMedia.bind(window)
  window.matchMedia = (query) => matchMedia(rewritten(query))
  new MutationObserver(rewriteSheets).observe(document.head, { childList: true, characterData: true, subtree: true })
}

function rewriteSheets(): void {
  for (const sheet of document.styleSheets) if (isReadable(sheet)) rewriteRules(sheet.cssRules)
}

function rewriteRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const text = written.get(rule) ?? rule.media.mediaText
      written.set(rule, text)
      rule.media.mediaText = rewritten(text)
    }
    if (rule instanceof CSSGroupingRule) rewriteRules(rule.cssRules)
  }
}

/** The rules of another origin's stylesheet cannot be read. */
function isReadable(sheet: CSSStyleSheet): boolean {
  try {
    return sheet.cssRules.length >= 0
  } catch {
    return false
  }
}

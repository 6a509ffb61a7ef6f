import type { Source } from './sources.ts'

/** Casts and non-null assertions. */
const suppressions = [
  /\bas (?!const\b)(unknown|string|number|boolean|never|keyof|typeof|readonly|[A-Z([{])/,
  /[\w)\]]!(?=[.)\];,]|$)/,
]

/** Casts, non-null assertions and switched-off rules, as path:line, without a reason in their line or the one above it. */
export function withoutReason(files: readonly Source[]): string[] {
  return files.flatMap(({ path, text }) => {
    const lines = text.split('\n')
    return lines.flatMap((line, at) => {
      const code = codeOf(line)
      const off = /(oxlint|eslint|ts)-(disable|ignore|expect)/.test(line) && !/ -- \w/.test(line)
      const silent = !/(\/\/|\*) \w/.test(`${lines[at - 1] ?? ''} ${line}`)
      return off || (silent && suppressions.some((sign) => sign.test(code))) ? [`${path}:${at + 1}`] : []
    })
  })
}

/** A line without its strings, comments and renamed imports. */
function codeOf(line: string): string {
  if (/^\s*(\*|\/\*|\/\/)/.test(line)) return ''
  return line
    .replaceAll(/'(\\.|[^'\\])*'|"(\\.|[^"\\])*"|`(\\.|[^`\\])*`|\/(\\.|[^/\\\s])+\/[gimsuy]*/g, '')
    .replace(/\/\/.*$/, '')
    .replaceAll(/\b(import|export)\b.*\bas\b/g, '')
}

import bcd, { type CompatStatement, type Identifier } from '@mdn/browser-compat-data' with { type: 'json' }
import packageJson from '../../package.json' with { type: 'json' }
import type { Source } from './sources.ts'

/** What the compatibility data calls the browsers of `browserslist`; a browser's editions for phones count as itself. */
const dataNames: Readonly<Record<string, readonly string[]>> = {
  chrome: ['chrome', 'chrome_android'],
  edge: ['edge'],
  firefox: ['firefox', 'firefox_android'],
  safari: ['safari'],
  ios: ['safari_ios'],
  samsung: ['samsunginternet_android'],
}

/** The oldest version of each browser, by its name in the compatibility data. */
const oldest = packageJson.browserslist.flatMap((query) => {
  const [, name = '', version] = /^(\w+) >= ([\d.]+)$/.exec(query) ?? []
  const names = dataNames[name]
  if (!names) throw new Error(`The browser of "${query}" is not known here`)
  return names.map((each) => ({ name: each, version: Number(version) }))
})

/** Names that some supported browser lacks: globals, `Interface.member` of statics, and names of members alone. */
interface MissingFeatures {
  names: ReadonlySet<string>
  /** Members that no interface of an older browser has under the same name. */
  members: ReadonlySet<string>
}

/** Interfaces whose members are looked for by name: of the others too many names are the shop's own. */
const interfacesOfMembers = (
  'Array Iterator Map Promise RegExp Set String TypedArray Segmenter ' +
  'Animation Document Element HTMLElement HTMLInputElement Headers URLSearchParams Response'
).split(' ')

const missing = readMissing()

/** Places, as 'path:line name', that use what some supported browser lacks. `allowed` names are used with a fallback. */
export function unsupportedIn(files: readonly Source[], allowed: readonly string[] = []): string[] {
  return files.flatMap(({ path, text }) => {
    const code = text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, (comment) => comment.replaceAll(/[^\n]/g, ''))
    return code.split('\n').flatMap((line, index) => {
      if (/^\s*(import|export .* from)\b/.test(line)) return []
      return [...line.matchAll(/(?<![\w$#'/.-])([A-Za-z]\w*)(?:\??\.(\w+))?|\??\.(\w+)(?=\()/g)]
        .flatMap(([, name, member, called]) => [
          ...(name && missing.names.has(name) && isGlobal(line, name) ? [name] : []),
          ...(name && member && missing.names.has(`${name}.${member}`) ? [`${name}.${member}`] : []),
          ...[called, line.includes(`.${member}(`) ? member : undefined].filter(
            (each): each is string => each !== undefined && missing.members.has(each),
          ),
        ])
        .filter((name) => !allowed.includes(name))
        .map((name) => `${path}:${index + 1} ${name}`)
    })
  })
}

/** Only calls, constructions and member reads count: the shop's own names are often those of some new interface. */
function isGlobal(line: string, name: string): boolean {
  return new RegExp(`\\bnew ${name}\\b|(?<![\\w.])${name}[(.]`).test(line)
}

function readMissing(): MissingFeatures {
  const names = new Set<string>()
  const members = new Set<string>()
  const known = new Set<string>()
  const note = (name: string, statement: CompatStatement | undefined) => {
    if (statement && !isSupported(statement)) names.add(name)
  }
  // The data is one tree of names, whose branches may all be missing by its types.
  const { builtins } = bcd.javascript as unknown as { builtins: Identifier }
  // What is no interface, '__compat', is skipped below.
  const interfaces = { ...builtins, ...builtins['Intl'], ...bcd.api } as Record<string, Identifier>
  for (const [name, identifier] of Object.entries(interfaces)) {
    if (name === '__compat') continue
    note(name, identifier.__compat)
    // The entry '__compat' has none itself.
    for (const [key, member] of Object.entries(identifier) as [string, Identifier][]) {
      const compat = member.__compat
      if (!compat) continue
      const own = key.replace(/_static$/, '')
      note(`${name}.${own}`, compat)
      if (name === 'Window' || name === 'Navigator') note(name === 'Window' ? own : `navigator.${own}`, compat)
      if (own !== key || !interfacesOfMembers.includes(name)) continue
      if (isSupported(compat)) known.add(own)
      else members.add(own)
    }
  }
  return { names, members: new Set([...members].filter((member) => !known.has(member))) }
}

function isSupported({ support }: CompatStatement): boolean {
  return oldest.every(({ name, version }) => {
    const stated = support[name as keyof typeof support] // as the table above spells them
    const [first] = Array.isArray(stated) ? stated : [stated]
    if (!first || first.flags || first.prefix || first.alternative_name) return false
    return Number.parseFloat(String(first.version_added).replace('≤', '')) <= version
  })
}

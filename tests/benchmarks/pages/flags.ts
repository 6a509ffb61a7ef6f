import { parseArgs } from 'node:util'
import { pagePaths, type PageName, type Site } from './sites.ts'

export const parts = ['pages', 'load', 'taps', 'interactions'] as const
type Part = (typeof parts)[number]

export const usage = `Usage: npm run bench -- [--runs 5] [--only pages|load|taps|interactions]… [--beside ADDRESS]…

Measures what a shopper waits for on the built shop, which it starts itself on a free port.

  --runs N          runs of every measurement; median and range are shown
  --only PART       pages: Lighthouse, mobile; load: bytes, requests and shifts of a first load;
                    taps: time until a tap on Add to Cart works; interactions: time from a tap to the repaint
  --beside ADDRESS  measures another address in the same run, alternating with ours:
                      http://host:port                           another build of this shop, every part
                      name=http://host:port,home=/,listing=/x    a peer: Lighthouse and first load of the pages named
                    pages: home, listing, product, cart
  --help            this text`

export interface Flags {
  runs: number
  only: ReadonlySet<Part>
  beside: readonly Peer[]
}

/** An address measured beside ours. */
interface Peer extends Site {
  /** Another build of this shop, which is used in the same way. */
  isOurs: boolean
}

/** Reads the flags of `npm run bench`; undefined if only the usage is asked for. Throws what is wrong with them. */
export function readFlags(args: readonly string[]): Flags | undefined {
  const { values } = parseArgs({
    args: [...args],
    options: {
      runs: { type: 'string', default: '5' },
      only: { type: 'string', multiple: true, default: [...parts] },
      beside: { type: 'string', multiple: true, default: [] },
      help: { type: 'boolean' },
    },
  })
  if (values.help) return undefined
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs is a whole number, not ${values.runs}.`)
  const only = new Set(values.only.map(partOf))
  return { runs, only, beside: values.beside.map(peerOf) }
}

function partOf(name: string): Part {
  const part = parts.find((each) => each === name)
  if (!part) throw new Error(`There is no part ${name}.`)
  return part
}

function peerOf(text: string, index: number): Peer {
  const [address = '', ...pages] = text.split(',')
  const [, name = `peer ${index + 1}`, url] = /^(?:([\w .-]+)=)?(https?:\/\/[^/]+)\/?$/.exec(address) ?? []
  if (!url) throw new Error(`--beside wants http://host:port, not ${address}.`)
  if (pages.length === 0) return { name, origin: url, paths: pagePaths, isOurs: true }
  return { name, origin: url, paths: Object.fromEntries(pages.map(pathOf)), isOurs: false }
}

function pathOf(text: string): [PageName, string] {
  const [, name, path] = /^(home|listing|product|cart)=(\/.*)$/.exec(text) ?? []
  if (!name || !path) throw new Error(`--beside wants page=/path, not ${text}.`)
  return [name as PageName, path] // one of the four the pattern names
}

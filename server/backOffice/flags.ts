import { parseArgs } from 'node:util'

export const usage = `Usage: npm run catalogue -- export <file>
       npm run catalogue -- import <file> [--dry-run] [--remove-missing] [--new-columns]

Writes the products of a running shop to a .csv or .json file, or brings such a file into it.

  --url URL         the shop; SITE_URL, or http://localhost:3000 by default
  --dry-run         says what would be created, changed and removed, and writes nothing
  --remove-missing  removes the products that the file does not have
  --new-columns     takes columns that the shop does not know
  --help            this text

STORE_WRITE_KEY in the environment is the shop's own. Without it inactive products are neither exported nor compared, and
of imports only --dry-run works.`

export interface Flags {
  action: 'export' | 'import'
  file: string
  /** Address of the shop, without the last slash. */
  url: string
  dryRun: boolean
  removeMissing: boolean
  newColumns: boolean
}

/** The command line cannot be understood; the message says why. */
export class UsageError extends Error {}

/** Reads the command line; undefined where only the usage is asked for. Throws a `UsageError`. */
export function readFlags(args: readonly string[], env: NodeJS.ProcessEnv): Flags | undefined {
  const { values, positionals } = parsed(args)
  if (values.help) return undefined
  const [action, file, ...more] = positionals
  if (action !== 'export' && action !== 'import') {
    throw new UsageError(action ? `There is no command ${action}.` : 'Say export or import.')
  }
  if (!file) throw new UsageError(`Name the file to ${action}.`)
  if (more.length > 0) throw new UsageError(`${more.join(' ')} is too much: ${action} takes one file.`)
  const forImport = (['dry-run', 'remove-missing', 'new-columns'] as const).find((name) => values[name])
  if (action === 'export' && forImport) throw new UsageError(`--${forImport} belongs to import.`)
  return {
    action,
    file,
    url: urlIn(values.url ?? (env['SITE_URL'] || 'http://localhost:3000')),
    dryRun: Boolean(values['dry-run']),
    removeMissing: Boolean(values['remove-missing']),
    newColumns: Boolean(values['new-columns']),
  }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        url: { type: 'string' },
        'dry-run': { type: 'boolean' },
        'remove-missing': { type: 'boolean' },
        'new-columns': { type: 'boolean' },
        help: { type: 'boolean' },
      },
    })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function urlIn(text: string): string {
  const url = URL.parse(text)
  if (url && /^https?:$/.test(url.protocol)) return (url.origin + url.pathname).replace(/\/$/, '')
  throw new UsageError(`${text} is no address such as https://shop.example.`)
}

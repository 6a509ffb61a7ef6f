import { fieldsOf } from '#domain/product/read.ts'
import { defaultConnectionLimits, type ConnectionLimits } from './connectionLimits.ts'
import { LastingFailure } from './limitedLog.ts'

/** Files that the shop itself has open at once: databases, their connections, pictures and a process that encodes them. */
const ownFiles = 60

/** A file for a connection and one for what it is sent. */
const filesOfConnection = 2

/** Even with hardly any, some shoppers are served. */
const minConnections = 10

const { perNetwork: usual } = defaultConnectionLimits

/**
 * How many files this process may open; Node has raised that to the hard limit. Infinity where the system has no limit. Call
 * it before anything is connected: a report asks a name server for the names of the other ends.
 */
export function openFileLimit(): number {
  const { soft } = fieldsOf(fieldsOf(fieldsOf(process.report.getReport())['userLimits'])['open_files'])
  return typeof soft === 'number' ? soft : Infinity
}

/** How many connections that is enough for; one address may have half of them at most. */
export function connectionsWithin(files: number): Pick<ConnectionLimits, 'inAll' | 'perNetwork'> {
  const inAll = Math.max(minConnections, Math.floor((files - ownFiles) / filesOfConnection))
  return { inAll, perNetwork: Math.min(usual, Math.floor(inAll / 2)) }
}

/** A note for the person who starts the shop where an address may not have as many as usual; else undefined. */
export function openFilesNote(files: number): string | undefined {
  const { inAll, perNetwork } = connectionsWithin(files)
  if (perNetwork >= usual) return undefined
  return `The limit of open files is ${files}, enough for ${inAll} connections at once. ${howToRaise}`
}

/** Why connections are closed while there are as many as the limit is enough for. */
export function tooFewFiles(files: number): LastingFailure {
  const reason = `the limit of ${files} open files is enough for ${connectionsWithin(files).inAll} connections.`
  return new LastingFailure(`${reason} ${howToRaise}`)
}

const howToRaise = 'Raise it: ulimit -n 65536 before npm start, LimitNOFILE=65536 in a systemd service.'

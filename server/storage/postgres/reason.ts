import { fieldsOf } from '#domain/product/read.ts'
import { StorageFailure } from '#server/app/storageFailure.ts'
import { tooSlow } from '../sql/deadline.ts'

/** Error codes of PostgreSQL and the network with actionable messages. */
const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing answers at its address. Is the database running, and is the port right?',
  ENOENT: 'nothing answers at its address. Is the database running?',
  ENOTFOUND: 'its host is not known. Is the name right?',
  EAI_AGAIN: 'its host is not known. Is the name right?',
  EHOSTUNREACH: 'its host cannot be reached.',
  ENETUNREACH: 'its host cannot be reached.',
  ETIMEDOUT: 'its host does not answer.',
  ECONNRESET: 'the connection was cut.',
  '28P01': 'the user name or the password is wrong.',
  '28000': 'this user may not connect.',
  '3D000': 'there is no such database. Create it, or give the name of another.',
  '42501':
    'this user may not make what the shop needs. Let an administrator run `create extension pg_trgm` in it once, and ' +
    'let the user create tables.',
  '0A000': 'it lacks the extension pg_trgm, which belongs to the postgresql-contrib package.',
  '58P01': 'it lacks the extension pg_trgm, which belongs to the postgresql-contrib package.',
  '25006': 'it takes no writes at the moment.',
  '53300': 'it has no connection left for the shop.',
  '53100': 'its disk is full.',
  '57P01': 'it is shutting down.',
  '57P02': 'it has crashed and is starting again.',
  '57P03': 'it is still starting.',
}

/** Why a database cannot be used, for the person who starts the server; never with the password. */
export function reasonOf(error: unknown): string {
  const { code, syscall } = fieldsOf(error)
  const message = error instanceof Error ? error.message : String(error)
  // A certificate that the address names is not there or not readable; the message names the file.
  if (syscall === 'open') return message
  const known = reasons[String(code)]
  if (known) return known
  return /timeout/i.test(message) ? 'its host does not answer.' : message
}

/** The messages of a connection that has ended or does not answer; they carry no code. */
const brokenConnection = /timeout|Connection terminated|connection error|Client was closed|not queryable/i
const statementTimeout = '57014'

/** What a failed statement says about the database; undefined where it is the statement's own fault. */
export function storageFailureOf(error: unknown): StorageFailure | undefined {
  const code = String(fieldsOf(error)['code'])
  if (code === statementTimeout) return tooSlow()
  const isBroken = error instanceof Error && brokenConnection.test(error.message)
  if (!isBroken && !(code in reasons)) return undefined
  return new StorageFailure(code === '53100' ? 'full' : 'unreachable', reasonOf(error), { cause: error })
}

/** A database URL safe to print: without user, password and parameters. */
export function tellable(url: string): string {
  const address = URL.parse(url)
  return address ? `${address.protocol}//${address.host}${address.pathname}` : 'the address of DATABASE_URL'
}

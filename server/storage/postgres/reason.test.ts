import { expect, it } from 'vitest'
import { StorageError } from '../StorageError.ts'
import { openPostgres } from './openPostgres.ts'
import { reasonOf, storageFailureOf, tellable } from './reason.ts'

it('never contains the user or the password', () => {
  expect(tellable('postgres://shop:secret@db.example:5432/shop?sslmode=require&password=other')).toBe(
    'postgres://db.example:5432/shop',
  )
  expect(tellable('host=db password=secret')).toBe('the address of DATABASE_URL')
})

it.each([
  ['28P01', 'the user name or the password is wrong.'],
  ['3D000', 'there is no such database. Create it, or give the name of another.'],
  ['ENOTFOUND', 'its host is not known. Is the name right?'],
  ['EHOSTUNREACH', 'its host cannot be reached.'],
  ['ENETUNREACH', 'its host cannot be reached.'],
])('has a message for %s, and tells it from the fault of a statement', (code, sentence) => {
  const error = Object.assign(new Error('inside'), { code })
  expect(reasonOf(error)).toBe(sentence)
  expect(storageFailureOf(error)).toMatchObject({ kind: 'unreachable', message: sentence })
})

it.each([
  ['53100', { kind: 'full', message: 'its disk is full.' }],
  ['57014', { kind: 'slow', message: 'a statement took more than 5 seconds.' }],
  ['23505', undefined],
])('answers a statement that failed with %s', (code, failure) => {
  const said = storageFailureOf(Object.assign(new Error('inside'), { code }))
  expect(said && { kind: said.kind, message: said.message }).toEqual(failure)
})

it('passes other messages through', () => {
  expect(reasonOf(new StorageError('it was made by a newer version of the shop.'))).toBe(
    'it was made by a newer version of the shop.',
  )
  expect(reasonOf(new Error('timeout exceeded when trying to connect'))).toBe('its host does not answer.')
})

it('names the certificate that is not there', async () => {
  const opening = openPostgres({ url: 'postgres://shop:secret@127.0.0.1:9/shop?sslrootcert=/nowhere.pem' })
  await expect(opening).rejects.toThrow("no such file or directory, open '/nowhere.pem'")
})

it('reports a refused connection', async () => {
  // Port 9 (discard): nothing listens there.
  const opening = openPostgres({ url: 'postgres://shop:secret@127.0.0.1:9/shop' })
  await expect(opening).rejects.toThrow(
    'The catalogue cannot be kept in postgres://127.0.0.1:9/shop: nothing answers at its address. Is the database ' +
      'running, and is the port right?',
  )
})

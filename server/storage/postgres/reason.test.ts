import { expect, it } from 'vitest'
import { StorageError } from '../StorageError.ts'
import { openPostgres } from './openPostgres.ts'
import { reasonOf, tellable } from './reason.ts'

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
])('has a message for %s', (code, sentence) => {
  expect(reasonOf(Object.assign(new Error('inside'), { code }))).toBe(sentence)
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

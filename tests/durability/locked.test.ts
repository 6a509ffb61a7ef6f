import { mkdtempSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { openSqlite } from '#server/storage/sqlite/openSqlite.ts'

async function openLockable() {
  const folder = mkdtempSync(join(tmpdir(), 'shop-locked-'))
  const file = join(folder, 'shop.sqlite')
  const storage = await openSqlite({ file })
  const other = new DatabaseSync(file)
  onTestFinished(async () => {
    other.close()
    await storage.close()
    rmSync(folder, { recursive: true })
  })
  return { ...storage, other }
}

it('a write waits until another program lets the file go, and the process answers meanwhile', async () => {
  const { catalogue, identityRecords, other } = await openLockable()
  other.exec('begin immediate')
  let written = 0
  const counted = async (write: Promise<unknown>) => {
    await write
    written += 1
  }
  const writes = [
    counted(catalogue.create([{ id: '1' }])),
    counted(identityRecords.put('user', 'anu', { value: '{}', expiresAt: null }, undefined)),
  ]
  const startMs = performance.now()
  // Each turn of the event loop is a request that could be answered.
  for (let turn = 0; turn < 20; turn += 1) await sleep(1)
  expect(performance.now() - startMs).toBeLessThan(2000)
  expect(written).toBe(0)
  other.exec('commit')
  await Promise.all(writes)
  expect(written).toBe(2)
})

it('a write that waits too long says what is in the way', async () => {
  const { catalogue, other } = await openLockable()
  other.exec('begin immediate')
  await expect(catalogue.create([{ id: '1' }])).rejects.toMatchObject({
    kind: 'unreachable',
    message: 'another program holds it locked.',
  })
  other.exec('commit')
  await catalogue.create([{ id: '1' }])
  expect((await catalogue.read({ condition: { kind: 'all', of: [] }, order: [], limit: 10, skip: 0 })).total).toBe(1)
})

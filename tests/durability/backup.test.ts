import { copyFile, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openStore } from '#server/openStore.ts'
import { readServerSettings } from '#server/settings.ts'
import { expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '../support/temporaryFolder.ts'
import { startShop } from './shopProcess.ts'
import { emptyLedger, readBack, writeUntilCut } from './writes.ts'

it('a killed shop is restored from copies of all its files shop.sqlite*', async () => {
  const [from, to] = [await folder(), await folder()]
  const ledger = emptyLedger()
  const shop = await startShop(join(from, 'shop.sqlite'))
  await writeUntilCut(shop, 'owner', ledger, { isOver: () => ledger.acknowledged.size === 20 })
  await shop.kill()
  const files = await readdir(from)
  expect(files).toContain('shop.sqlite-wal')

  // The shop that it replaces was killed, too.
  const replaced = await startShop(join(to, 'shop.sqlite'))
  await writeUntilCut(replaced, 'other', emptyLedger(), { onAcknowledged: () => void replaced.kill() })
  for (const file of await readdir(to)) await rm(join(to, file))
  for (const file of files) await copyFile(join(from, file), join(to, file))

  const restored = await startShop(join(to, 'shop.sqlite'))
  onTestFinished(restored.kill)
  expect(await readBack(restored, ledger)).toMatchObject({ lost: [], unexpected: [], partial: 0 })
})

it('a copy of shop.sqlite alone is filled with the demo products, and the shop says so', async () => {
  const [from, to] = [await folder(), await folder()]
  const logged: string[] = []
  const open = (DATA_DIR: string) =>
    openStore(readServerSettings({ DATA_DIR }, '/'), (message) => void logged.push(message))
  const running = await open(from)
  await copyFile(join(from, 'shop.sqlite'), join(to, 'shop.sqlite'))
  await running.close()
  expect(logged).toEqual([])

  await (await open(to)).close()
  const file = join(to, 'shop.sqlite')
  expect(logged).toEqual([expect.stringContaining(`${file} was empty, and now has the demo products.`)])
  await (await open(to)).close()
  expect(logged).toHaveLength(1)
})

async function folder(): Promise<string> {
  const { path, remove } = await temporaryFolder()
  onTestFinished(remove)
  return path
}

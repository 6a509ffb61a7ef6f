import { describe, expect, it } from 'vitest'
import { memoryCatalogue } from '#server/storage/memory.ts'
import { memoryUsers } from '#server/storage/memoryUsers.ts'
import { stores } from '#tests/contract/stores.ts'
import { ask, heldRecords, type Asked } from './ask.ts'
import { plantedBugs } from './plantedBugs.ts'

/** FUZZ_SEED repeats a run in which something was found. */
const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 1_000_000_000)

function told({ count, byStatus }: Asked): string {
  const statuses = [...byStatus]
    .toSorted(([one], [other]) => one - other)
    .map(([status, times]) => `${status} ${times}×`)
  return `${count} malicious requests: ${statuses.join(', ')} (FUZZ_SEED=${seed})`
}

/** Milliseconds; half a minute is usual, more where other work shares the machine. */
const timeoutMs = 600_000

function inMemory() {
  return { catalogue: memoryCatalogue(), users: memoryUsers() }
}

describe('no query breaks the shop', { timeout: timeoutMs }, () => {
  it('answers or refuses 100,000 malicious requests over memory', async () => {
    const asked = await ask(inMemory(), 100_000, { seed })
    console.log(`    memory: ${told(asked)}`)
    expect(asked.failure).toBeUndefined()
    expect(asked.count).toBe(100_000)
    // A fuzzer whose requests are all refused proves nothing.
    expect(asked.byStatus.get(200)).toBeGreaterThan(20_000)
    expect(asked.byStatus.get(400)).toBeGreaterThan(20_000)
  })

  it.each(stores.filter(({ name }) => name !== 'memory'))(
    'answers or refuses 5,000 over $name',
    async ({ name, open }) => {
      const opened = await open(heldRecords)
      const asked = await ask(opened, 5000, { seed })
      await opened.close()
      console.log(`    ${name}: ${told(asked)}`)
      expect(asked.failure).toBeUndefined()
      expect(asked.count).toBe(5000)
      expect(asked.byStatus.get(200)).toBeGreaterThan(1000)
    },
  )
})

it('finds a bug of each kind that is planted', { timeout: timeoutMs }, async () => {
  const rows: [name: string, found: number | undefined][] = []
  for (const bug of plantedBugs) {
    const asked = await ask(inMemory(), 100_000, { seed, bug, shrink: false })
    rows.push([bug.name, asked.failure === undefined ? undefined : asked.count])
  }
  const lines = rows.map(
    ([name, found]) => `    ${name.padEnd(40)} ${found === undefined ? 'NOT FOUND' : `request ${found}`}`,
  )
  console.log(`    Planted and found at (FUZZ_SEED=${seed}):\n${lines.join('\n')}`)
  expect(rows.filter(([, found]) => found === undefined)).toEqual([])
  expect(rows.length).toBeGreaterThanOrEqual(20)
})

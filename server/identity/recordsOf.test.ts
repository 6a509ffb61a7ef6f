import { expect, it } from 'vitest'
import { memoryIdentityRecords } from '#server/storage/memoryIdentityRecords.ts'
import { recordsOf } from './recordsOf.ts'

/** Records that another server writes first, this often. */
function contested(times: number) {
  const records = memoryIdentityRecords()
  let lost = 0
  const put: typeof records.put = (...record) => {
    lost += 1
    return lost > times ? records.put(...record) : Promise.resolve(false)
  }
  return recordsOf<{ count: number; expiresAt?: number }>({ ...records, put }, 'counter', Date.now)
}

const increment = (found: { count: number } | undefined) => ({ count: (found?.count ?? 0) + 1 })

it('changes a record that twenty others change at the same time', async () => {
  const counters = contested(20)
  expect(await counters.change('a', increment)).toEqual({ count: 1 })
  expect(await counters.find('a')).toEqual({ count: 1 })
})

it('says that there are too many requests where others always write first', async () => {
  const refused = { name: 'TooManyRequestsException', status: 429 }
  await expect(contested(Infinity).change('a', increment)).rejects.toMatchObject(refused)
})

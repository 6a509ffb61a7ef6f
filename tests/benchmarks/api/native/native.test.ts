import { expect, it } from 'vitest'
import { clusterUnavailable, startCluster } from '#tests/postgres/cluster.ts'
import { grownRecords, rareWord } from '../grownRecords.ts'
import { searchedByFts5 } from './fts5.ts'
import { nativeRows } from './nativeQuery.ts'
import { searchedByTsvector } from './tsvector.ts'

const records = [...grownRecords(300)]
const rows = [...nativeRows(records)]
const withWords = (...words: string[]) =>
  rows.filter(({ text }) => words.every((word) => new RegExp(`(?<![a-z0-9])${word}(?![a-z0-9])`).test(text))).length
const withText = (part: string) => rows.filter(({ description }) => description.includes(part)).length

const expected = {
  'text: search, a rare word': withWords(rareWord),
  'text: search, a common word': withWords('silk'),
  'text: search, two common words': withWords('silk', 'border'),
  'text: search, no such word': 0,
  'text: $regex, a phrase': withText('temple border'),
}

it('SQLite finds by its own search what has the words', async () => {
  const answers = await searchedByFts5(records, 1)
  expect(totals(answers)).toMatchObject(expected)
})

it.skipIf(clusterUnavailable())('PostgreSQL finds by its own search what has the words', async () => {
  const cluster = await startCluster()
  try {
    const answers = await searchedByTsvector(await cluster.createDatabase(), records, 1)
    expect(totals(answers)).toMatchObject(expected)
    expect(answers.get('text: search, one typo')?.total).toBeGreaterThan(0)
  } finally {
    await cluster.stop()
  }
})

function totals(answers: ReadonlyMap<string, { total: number }>) {
  return Object.fromEntries([...answers].map(([name, { total }]) => [name, total]))
}

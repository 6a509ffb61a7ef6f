import { Client } from 'pg'
import type { RecordFields } from '#domain/product/read.ts'
import { type NativeAnswer, nativeQueries, nativeRows, type Sought, timed } from './nativeQuery.ts'

/** Rows of one statement. */
const batch = 1000

/** PostgreSQL's full-text search over these records, with pg_trgm for typos and substrings. `url` is an empty database. */
export async function searchedByTsvector(url: string, records: readonly RecordFields[], runs: number) {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await fill(client, records)
    const answers = new Map<string, NativeAnswer>()
    for (const [name, sought] of nativeQueries) {
      const { condition, order, value } = statementOf(sought)
      const count = `select count(*)::int as total from products where ${condition}`
      const page = `select record from products where ${condition} order by ${order} limit 24`
      const ask = async () => {
        await client.query(page, [value])
        const { rows } = await client.query<{ total: number }>(count, [value])
        return rows[0]?.total ?? 0
      }
      answers.set(name, await timed(runs, ask))
    }
    return answers
  } finally {
    await client.end()
  }
}

async function fill(client: Client, records: readonly RecordFields[]): Promise<void> {
  const start = performance.now()
  await client.query(`
    create extension pg_trgm;
    create table products (
      id integer primary key, record text not null, text text not null, description text not null,
      words tsvector not null)`)
  const rows = [...nativeRows(records)]
  for (let from = 0; from < rows.length; from += batch) {
    const part = rows.slice(from, from + batch)
    await client.query(
      `insert into products (id, record, text, description, words)
       select id, record, text, description, to_tsvector('simple', text)
       from unnest($1::int[], $2::text[], $3::text[], $4::text[]) rows (id, record, text, description)`,
      [
        part.map((row) => row.id),
        part.map((row) => row.record),
        part.map((row) => row.text),
        part.map((row) => row.description),
      ],
    )
  }
  await client.query(`
    create index on products using gin (words);
    create index on products using gin (text gin_trgm_ops);
    create index on products using gin (description gin_trgm_ops)`)
  await client.query('vacuum analyze products')
  console.log(`tsvector: ${records.length} products stored in ${((performance.now() - start) / 1000).toFixed(1)} s`)
}

function statementOf(sought: Sought): { condition: string; order: string; value: string } {
  if ('substring' in sought) return { condition: 'description ~ $1', order: 'id', value: sought.substring }
  if ('misspelt' in sought)
    return { condition: '$1 <% text', order: 'word_similarity($1, text) desc', value: sought.misspelt }
  const query = `to_tsquery('simple', $1)`
  const value = sought.words.join(' & ') + (sought.isTyping ? ':*' : '')
  return { condition: `words @@ ${query}`, order: `ts_rank(words, ${query}) desc`, value }
}

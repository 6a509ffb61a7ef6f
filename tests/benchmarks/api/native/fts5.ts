import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { RecordFields } from '#domain/product/read.ts'
import { type NativeAnswer, nativeQueries, nativeRows, type Sought, timed } from './nativeQuery.ts'

/** SQLite's full-text search over these records: words by the unicode61 tokenizer, substrings by trigrams. */
export async function searchedByFts5(records: readonly RecordFields[], runs: number) {
  const folder = mkdtempSync(join(tmpdir(), 'native-search-'))
  const database = new DatabaseSync(join(folder, 'native.sqlite'))
  try {
    fill(database, records)
    const answers = new Map<string, NativeAnswer>()
    for (const [name, sought] of nativeQueries) answers.set(name, await answerOf(database, sought, runs))
    return answers
  } finally {
    database.close()
    rmSync(folder, { recursive: true })
  }
}

function fill(database: DatabaseSync, records: readonly RecordFields[]): void {
  const start = performance.now()
  database.exec(`
    pragma journal_mode = wal; pragma cache_size = -65536;
    create table products (id integer primary key, record text not null);
    create virtual table words using fts5(text, content='', tokenize='unicode61', prefix='1 2 3');
    create virtual table fragments using fts5(description, content='', tokenize='trigram', detail='full');
    begin`)
  const product = database.prepare('insert into products values (?, ?)')
  const words = database.prepare('insert into words (rowid, text) values (?, ?)')
  const fragments = database.prepare('insert into fragments (rowid, description) values (?, ?)')
  for (const { id, text, description, record } of nativeRows(records)) {
    product.run(id, record)
    words.run(id, text)
    fragments.run(id, description)
  }
  database.exec(
    "commit; insert into words (words) values ('optimize'); insert into fragments (fragments) values ('optimize')",
  )
  console.log(`FTS5: ${records.length} products stored in ${((performance.now() - start) / 1000).toFixed(1)} s`)
}

async function answerOf(database: DatabaseSync, sought: Sought, runs: number): Promise<NativeAnswer> {
  // FTS5 knows no distance between words.
  if ('misspelt' in sought) return { ms: undefined, total: 0 }
  const [table, match] =
    'substring' in sought
      ? ['fragments', `"${sought.substring}"`]
      : ['words', sought.words.join(' ') + (sought.isTyping ? '*' : '')]
  const count = database.prepare(`select count(*) as total from ${table} where ${table} match ?`)
  const page = database.prepare(
    `select record from ${table} join products on products.id = ${table}.rowid where ${table} match ? order by rank limit 24`,
  )
  return timed(runs, () => {
    page.all(match)
    return Number(count.get(match)?.['total'])
  })
}

import {
  array,
  assert,
  boolean,
  constantFrom,
  dictionary,
  double,
  integer,
  letrec,
  oneof,
  pre,
  property,
  string,
} from 'fast-check'
import { expect, test } from 'vitest'
import { catalogueRecords } from '#demo/catalogue/catalogue.ts'
import type { RecordFields } from '#domain/product/read.ts'
import { cellKindOf, knownFields } from './columns.ts'
import { decodeCell, encodeCell } from './cell.ts'
import { csvOf, productsInCsv } from './csvFile.ts'

const awkwardParts = [
  '"', '""', ',', ';', '|', ' | ', '\n', '\r\n', '\r', '\t', '=', '=1+1', '+91 ', '-', '@SUM(A1)', "'", "'=", '＝', 'json:', '[', '{"',
  'കസവു സാരി', 'कांजीवरम', '₹2,999', '1,00,000', 'true', '0123', '1e3', '\uFEFF', '😀', ' ', '',
] // prettier-ignore

const awkwardText = oneof(
  string({ unit: 'grapheme', maxLength: 12 }),
  array(constantFrom(...awkwardParts), { maxLength: 5 }).map((parts) => parts.join('')),
)

/** What a JSON body can hold. */
const value = letrec<{ any: unknown }>((tie) => ({
  any: oneof(
    { depthSize: 'small' },
    awkwardText,
    boolean(),
    integer(),
    double({ noDefaultInfinity: true, noNaN: true }).map((number) => number + 0),
    array(awkwardText, { maxLength: 4 }),
    array(tie('any'), { maxLength: 3 }),
    dictionary(awkwardText, tie('any'), { maxKeys: 3 }),
  ),
})).any

const field = oneof(
  constantFrom(...knownFields),
  awkwardText.filter((name) => name.trim() !== ''),
)
const record = dictionary(field, value, { maxKeys: 8 }).map((fields) => ({ entityId: 'ps-01', ...fields }))

/** Fields of a file as the records that they state. */
function recordsIn(csv: string): RecordFields[] {
  const { products, errors } = productsInCsv(Buffer.from(csv))
  expect(errors).toEqual([])
  return products.map(({ fields }) =>
    Object.fromEntries(Object.entries(fields).filter(([, stated]) => stated !== undefined)),
  )
}

/** A blank in front of or behind the name of a known field is a typing error, and no name of its own. */
const hasOddName = (each: RecordFields) =>
  Object.keys(each).some((name) => name !== name.trim() && knownFields.includes(name.trim()))

test('any records round-trip through a CSV file', () => {
  assert(
    property(array(record, { minLength: 1, maxLength: 6 }), (records) => {
      pre(!records.some(hasOddName))
      expect(recordsIn(csvOf(records))).toEqual(records.map((each) => ({ ...each })))
    }),
    { numRuns: 500 },
  )
})

test('no cell starts like a formula, for any text', () => {
  assert(
    property(awkwardText, constantFrom('name', 'color', 'specifications'), (text, name) => {
      expect(encodeCell(cellKindOf(name), text)).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/)
      expect(encodeCell(cellKindOf(name), [text, text])).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/)
    }),
    { numRuns: 500 },
  )
})

test('a file begins with the mark by which spreadsheets know UTF-8, and quotes only what needs it', () => {
  const color = ['Gold', 'Madder red']
  const csv = csvOf([{ name: 'One\nTwo', '': 'no column', entityId: 'a', price: 100, color, work: null, loom: 'pit' }])
  expect(csv).toBe('\uFEFFentityId,name,price,color,work,loom\r\na,"One\nTwo",100,Gold | Madder red,,pit\r\n')
})

test.each([
  ['\uFEFF"entityId","price"\r\n"a","100"\r\n', ['entityId', 'price']],
  ['entityId, price \na,100', ['entityId', 'price']],
  ['entityId,price,,\na,100,,', ['entityId', 'price']],
  ['entityId\na', ['entityId']],
])('the file %j has the columns %j', (csv, columns) => {
  const content = productsInCsv(Buffer.from(csv))
  expect(content).toMatchObject({ columns, errors: [], products: [{ place: 'line 2', fields: { entityId: 'a' } }] })
  expect(Object.keys(content.products[0]?.fields ?? {})).toEqual(columns)
})

test('a filled cell of a column without a name is an error', () => {
  expect(productsInCsv(Buffer.from('entityId,,price\na,red,100')).errors).toEqual([
    { place: 'line 2', message: 'column 2 has no name. Name it, or delete it.' },
  ])
})

test('the demo catalogue round-trips, untidy records included', () => {
  const stated: RecordFields[] = JSON.parse(JSON.stringify(catalogueRecords))
  expect(stated).toHaveLength(119)
  expect(recordsIn(csvOf(stated))).toEqual(stated)
})

test.each([
  ['text', '0123', '0123'],
  ['text', "'=SUM(A1)", '=SUM(A1)'],
  ['text', "'quoted'", "'quoted'"],
  ['text', '[sic]', '[sic]'],
  ['amount', '₹1,00,000', 100_000],
  ['amount', '2,999.50', 2999.5],
  ['amount', 'json:"2,999"', '2,999'],
  ['flag', 'TRUE', true],
  ['list', 'Gold | Madder red', ['Gold', 'Madder red']],
  ['list', 'Gold|Madder red|', ['Gold', 'Madder red']],
  ['list', 'Gold [antique]', ['Gold [antique]']],
  ['structure', 'Pure Silks', 'Pure Silks'],
  ['structure', 'Silk {blend}', 'Silk {blend}'],
  ['structure', '{"length":5.5}', { length: 5.5 }],
  ['count', '0', 0],
  ['count', '24', 24],
  ['rating', '0', 0],
  ['rating', '5', 5],
  ['number', '-3.5', -3.5],
  ['number', '', undefined],
] as const)('a cell of kind %s: %j', (kind, cell, read) => {
  expect(decodeCell(kind, cell)).toEqual({ ok: true, value: read })
})

test.each([
  ['amount', '12OO', "'12OO' is no amount in rupees. Write digits alone, such as 2999."],
  ['amount', '0', "'0' is no amount in rupees."],
  ['amount', '2999,50', "'2999,50' is no amount in rupees."],
  ['amount', '₹2.999', "'₹2.999' is no amount in rupees."],
  ['count', '1.5', "'1.5' is no count. Write a whole number, such as 24."],
  ['count', '-1', "'-1' is no count."],
  ['rating', '-1', "'-1' is no rating."],
  ['rating', '6', "'6' is no rating. Write a number from 0 to 5"],
  ['flag', 'maybe', "'maybe' is neither true nor false."],
  ['structure', '{"length":', 'this begins as JSON and is none'],
] as const)('a cell of kind %s refuses %j', (kind, cell, message) => {
  expect(decodeCell(kind, cell)).toMatchObject({ ok: false, message: expect.stringContaining(message) })
})

test('an error names the line, and the row of the sheet where cells span several lines', () => {
  const csv = ['entityId,description,price', 'a,"one', 'two",many', '', 'b,,', 'c,x,few', 'd,,1,1'].join('\r\n')
  const { products, errors } = productsInCsv(Buffer.from(csv))
  expect(products.map(({ place, fields }) => [place, fields['entityId']])).toEqual([
    ['line 2', 'a'],
    ['line 5 (row 4 of the sheet)', 'b'],
    ['line 6 (row 5 of the sheet)', 'c'],
  ])
  expect(errors.map(({ place, column }) => [place, column])).toEqual([
    ['line 2', 'price'],
    ['line 6 (row 5 of the sheet)', 'price'],
    ['line 7 (row 6 of the sheet)', undefined],
  ])
  expect(errors.at(-1)?.message).toContain('this row has 4 cells, and the first line names 3 columns')
})

test.each(['entityId,"price; INR"\na,1', 'entityId,notes; price\na,1', 'entityId,"notes; entityId; price"\na,1'])(
  'a semicolon inside a name separates no columns: %j',
  (csv) => {
    expect(productsInCsv(Buffer.from(csv)).columns).toHaveLength(2)
  },
)

test.each([
  ['entityId;price\na;1', 'separated by semicolons'],
  ['entityId;name;price\r\nps-90;"Red; gold";2999\r\n', 'separated by semicolons'],
  ['entityId;price;"Colour, as sold"\na;1;red', 'separated by semicolons'],
  ['entityId;price;Colour, as sold\na;1;red', 'separated by semicolons'],
  ['"entityId"\t"price, INR"\na\t1', 'separated by semicolons or tabs'],
  ['sep=,\r\nentityId,price\r\na,1', "The first line, 'sep=', is for one spreadsheet alone. Delete it."],
  ['price,entityId,price\n1,a,2', "Two columns are named 'price'"],
  ['entityId,name\na,"b" c"', 'This is no CSV'],
])('a file that is refused as a whole: %j', (csv, message) => {
  expect(() => productsInCsv(Buffer.from(csv))).toThrow(message)
})

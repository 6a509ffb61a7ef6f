import { expect, test } from 'vitest'
import { readFlags } from './flags.ts'

const read = (args: string, env: NodeJS.ProcessEnv = {}) => readFlags(args.split(' ').filter(Boolean), env)

test('the shop is --url, else SITE_URL, else the one on this machine', () => {
  expect(read('export a.csv')).toMatchObject({ action: 'export', file: 'a.csv', url: 'http://localhost:3000' })
  const env = { SITE_URL: 'https://shop.example' }
  expect(read('import a.json --dry-run', env)).toMatchObject({ url: 'https://shop.example', dryRun: true })
  for (const address of ['http://localhost:4000/', 'http://localhost:4000/?filter=new#main']) {
    expect(read(`import a.csv --url ${address}`, env)).toMatchObject({ url: 'http://localhost:4000' })
  }
})

test('--help asks for nothing else', () => expect(read('--help')).toBeUndefined())

test.each([
  ['', 'Say export or import.'],
  ['publish products.csv', 'There is no command publish.'],
  ['export', 'Name the file to export.'],
  ['export a.csv b.csv', 'b.csv is too much'],
  ['export a.csv b.csv c.csv', 'b.csv c.csv is too much'],
  ['export a.csv --dry-run', '--dry-run belongs to import.'],
  ['export a.csv --remove-missing', '--remove-missing belongs to import.'],
  ['export a.csv --new-columns', '--new-columns belongs to import.'],
  ['import a.csv --force', "Unknown option '--force'"],
  ['import a.csv --url shop', 'shop is no address'],
  ['import a.csv --url httpx://shop', 'httpx://shop is no address'],
  ['import a.csv --url xhttp://shop', 'xhttp://shop is no address'],
])("'%s' is refused", (args, reason) => expect(() => read(args)).toThrow(reason))

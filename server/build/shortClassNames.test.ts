import { expect, test } from 'vitest'
import { shortClassNames } from './shortClassNames.ts'

test('names a style by its file and its number in it', () => {
  const name = shortClassNames()
  const names = ['1w95i290', '1w95i291', '1w95i292z'].map((hash) => name({ hash, filePath: 'src/ui/text.css.ts' }))
  const [first = ''] = names
  expect(names).toEqual([expect.stringMatching(/^_[\w-]{3}0$/), `${first.slice(0, -1)}1`, `${first.slice(0, -1)}2z`])
  expect(shortClassNames()({ hash: '1w95i290', filePath: 'src/ui/text.css.ts' })).toBe(first)
})

test('refuses a file whose names another file has', () => {
  const name = shortClassNames()
  const path = (index: number) => `src/${index}.css.ts`
  expect(() => {
    for (let index = 0; index < 5000; index++) name({ hash: 'x0', filePath: path(index) })
  }).toThrow(/^Rename src\/\d+\.css\.ts: its class names would be those of src\/\d+\.css\.ts$/)
})

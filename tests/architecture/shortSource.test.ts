import { expect, test } from 'vitest'
import { shortSource } from '../../.storybook/shortSource.ts'

const product = Array.from({ length: 40 }, (_, line) => `    field${line}: ${line},`)

test('a product in the code of a story is a variable, and so is a callback', () => {
  const code = [
    '<ProductCard',
    '  onAddToCart={() => {}}',
    '  product={{',
    ...product,
    '  }}',
    '  variant="list"',
    '/>',
  ]
  expect(shortSource(code.join('\n'))).toBe(
    ['<ProductCard', '  onAddToCart={onAddToCart}', '  product={product}', '  variant="list"', '/>'].join('\n'),
  )
})

test('a list of many lines is a variable, inside another element too', () => {
  const code = ['<Shelf>', '  <Cards', '    products={[', ...product, '    ]}', '  />', '</Shelf>']
  expect(shortSource(code.join('\n'))).toBe(
    ['<Shelf>', '  <Cards', '    products={products}', '  />', '</Shelf>'].join('\n'),
  )
})

test.each([
  ['a value of a few lines', "<Select\n  options={[\n    'Kerala',\n    'Goa'\n  ]}\n/>"],
  ['an element', '<Sheet\n  footer={<Button>Show</Button>}\n>\n  What it has\n</Sheet>'],
])('%s is shown as it is', (_, code) => {
  expect(shortSource(code)).toBe(code)
})

test('a callback of a built workbench has lost its name', () => {
  expect(shortSource('<Chip onRemove={function qY(){}} />')).toBe('<Chip onRemove={onRemove} />')
})

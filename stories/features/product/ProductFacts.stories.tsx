import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ProductFacts } from '#features/product/ProductFacts/ProductFacts.tsx'
import { kanjivaram } from '#mocks/data.ts'

/**
 * Fabric, work, color and occasion of a product, below its buttons. For all facts of its record use `ProductTabs`.
 *
 * - It is [a description list](#anchor--product-productfacts--four-facts): a screen reader reads every name with its
 *   value.
 * - Several values of one fact [are separated by commas](#anchor--product-productfacts--four-facts), and
 *   [wrap](#anchor--product-productfacts--many-values).
 * - [A fact without a value is left out](#anchor--product-productfacts--some-missing). [Without any fact nothing is
 *   rendered](#anchor--product-productfacts--without-facts), not even the lines around the list.
 */
const meta = {
  title: 'Product/ProductFacts',
  component: ProductFacts,
  args: { product: kanjivaram },
  decorators: [
    (Part) => (
      <div style={{ maxInlineSize: '27rem' }}>
        <Part />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductFacts>

export default meta
type Story = StoryObj<typeof meta>

/** Terms and values, in this order. */
export const FourFacts: Story = {
  name: 'Four facts',
  play: async ({ canvas }) => {
    const { fabric, work, color, occasion } = kanjivaram
    const terms = canvas.getAllByRole('term')
    await expect(terms.map(({ textContent, nextSibling }) => [textContent, nextSibling?.textContent])).toEqual([
      ['Fabric', fabric],
      ['Work', work.join(', ')],
      ['Color', color.join(', ')],
      ['Occasion', occasion.join(', ')],
    ])
    const values = canvas.getAllByRole('definition')
    await expect(terms.map(({ nextSibling }) => nextSibling)).toEqual(values)
    await expect(values[2]).toHaveTextContent('Madder, Bottle green, Gold')
  },
}

/** A fact without a value is left out. */
export const SomeMissing: Story = {
  name: 'Some missing',
  args: { product: { ...kanjivaram, work: [], occasion: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual(['Fabric', 'Color'])
  },
}

export const ManyValues: Story = {
  args: {
    product: {
      ...kanjivaram,
      work: ['Korvai border', 'Zari buta', 'Meenakari', 'Kadhua peacock rows', 'Konia corners', 'Tassels tied by hand'],
    },
  },
  name: 'Many values',
}

export const WithoutFacts: Story = {
  args: { product: { ...kanjivaram, fabric: '', work: [], color: [], occasion: [] } },
  // Renders nothing.
  tags: ['behaviour', 'no-picture'],
  name: 'Without any fact nothing is rendered',
  play: async ({ canvasElement }) => {
    // The element of the decorator.
    await expect(canvasElement.querySelector('div')).toBeEmptyDOMElement()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { normaliseProduct } from '#domain/product/normaliseProduct.ts'
import { ProductTabs } from '#features/product/ProductTabs/ProductTabs.tsx'
import { kanjivaram, salwarSuite, threeMarks, withoutBlouse } from '#mocks/data.ts'

/**
 * The texts about a product: features and care, every fact of its record, shipping costs, and reviews. Below the
 * product; the four facts beside its pictures are `ProductFacts`. All four texts are in the page from the beginning:
 * in print and without scripts they follow one another.
 *
 * - [The description is selected first](#anchor--product-producttabs--description); the other three texts are hidden,
 *   from screen readers too.
 * - [The arrow keys move between the tabs](#anchor--product-producttabs--keys) and select; Tab moves into the text.
 * - [Every fact has one row](#anchor--product-producttabs--specifications): none is shown twice, and [a missing one
 *   has no row](#anchor--product-producttabs--empty-record).
 * - [A suite has three lengths](#anchor--product-producttabs--suite) and no blouse piece; a saree without one
 *   [says so](#anchor--product-producttabs--without-blouse).
 * - A certification mark [is shown](#anchor--product-producttabs--certification-marks) only when the record says that
 *   the product has it; [without one there is no list](#anchor--product-producttabs--without-blouse).
 * - [Shipping costs and returns](#anchor--product-producttabs--shipping) are the owner's summary, the same for every
 *   product.
 * - [A product without features and care](#anchor--product-producttabs--empty-record) has a sentence instead, [one
 *   with care only](#anchor--product-producttabs--only-care) a single list. There are [no reviews
 *   yet](#anchor--product-producttabs--no-reviews), and the tab says so.
 * - [A long word breaks](#anchor--product-producttabs--long-word), such as an address.
 */
const meta = {
  title: 'Product/ProductTabs',
  component: ProductTabs,
  args: { product: kanjivaram },
} satisfies Meta<typeof ProductTabs>

export default meta
type Story = StoryObj<typeof meta>

type Play = NonNullable<Story['play']>
/** Opens a tab and returns its panel. */
async function opened(name: string, { canvas, userEvent }: Pick<Parameters<Play>[0], 'canvas' | 'userEvent'>) {
  await userEvent.click(canvas.getByRole('tab', { name }))
  return canvas.getByRole('tabpanel', { name })
}
const termsOf = (canvas: Parameters<Play>[0]['canvas']) => canvas.getAllByRole('term').map((term) => term.textContent)

/** Features and care are selected first. */
export const Description: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Description',
      'Specifications',
      'Shipping',
      'Reviews',
    ])
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Description')
    await expect(canvas.getByRole('tabpanel')).toHaveAccessibleName('Description')
    await expect(canvas.getAllByRole('tabpanel', { hidden: true })).toHaveLength(4)
    await expect(canvas.getByRole('heading', { name: 'Features' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Care instructions' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(
      kanjivaram.features.length + kanjivaram.careInstructions.length,
    )
  },
}

/** The rows of every product come first, then those of textiles. */
export const Specifications: Story = {
  play: async ({ canvas, userEvent }) => {
    const panel = await opened('Specifications', { canvas, userEvent })
    await expect(termsOf(canvas)).toEqual([
      'Fabric',
      'Work type',
      'Color',
      'Occasion',
      'Category',
      'Availability',
      'Length',
      'Blouse piece',
      'Width',
      'Weight',
      'Weave',
      'Woven in',
      'Pattern',
      'Wash care',
      'Country of origin',
    ])
    await expect(panel).toHaveTextContent('Colours may differ slightly on your screen')
    await expect(panel).toHaveTextContent('Small irregularities are the mark of the hand')
  },
}

/** Each mark of the product is shown with what it certifies. */
export const CertificationMarks: Story = {
  args: { product: threeMarks },
  name: 'Certification marks',
  play: async ({ canvas, userEvent }) => {
    const panel = await opened('Specifications', { canvas, userEvent })
    const marks = canvas.getByRole('list', { name: 'Marks' })
    await expect(marks).toHaveTextContent(/Silk Mark.+Handloom Mark.+GI tag/)
    await expect(panel).toContainElement(marks)
  },
}

/** A suite has three lengths and no blouse piece. */
export const Suite: Story = {
  args: { product: salwarSuite },
  play: async ({ canvas, userEvent }) => {
    await opened('Specifications', { canvas, userEvent })
    const terms = termsOf(canvas)
    await expect(terms).toEqual(expect.arrayContaining(['Top', 'Bottom', 'Dupatta', 'Width']))
    await expect(terms).not.toContain('Length')
    await expect(terms).not.toContain('Blouse piece')
  },
}

/** A saree without a blouse piece says so. */
export const WithoutBlouse: Story = {
  args: { product: withoutBlouse },
  name: 'Without blouse piece',
  play: async ({ canvas, userEvent }) => {
    await opened('Specifications', { canvas, userEvent })
    await expect(canvas.getByText('Blouse piece').nextElementSibling).toHaveTextContent('None')
    await expect(canvas.queryByRole('list', { name: 'Marks' })).toBeNull()
  },
}

/** The owner's summary and the return policy. */
export const Shipping: Story = {
  play: async ({ canvas, userEvent }) => {
    const panel = await opened('Shipping', { canvas, userEvent })
    await expect(panel).toHaveTextContent(
      /Kerala ₹60 per item.*other states ₹100-200.*free on orders above ₹2,999.*delivery 3-7 business days/,
    )
    await expect(panel).toHaveTextContent('Returns for damaged or wrong items only, within 48 hours of delivery.')
  },
}

export const NoReviews: Story = {
  name: 'No reviews yet',
  play: async ({ canvas, userEvent }) => {
    await expect(await opened('Reviews', { canvas, userEvent })).toHaveTextContent(
      'No reviews yet. Be the first to review this product!',
    )
  },
}

/** It has no empty lists. */
export const EmptyRecord: Story = {
  args: { product: normaliseProduct({ entityId: 'nothing', originalPrice: 2999 }) },
  name: 'Empty record',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('heading')).toBeNull()
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Nothing more is written down about this piece.')
    await opened('Specifications', { canvas, userEvent })
    // The shop's defaults for every saree.
    await expect(termsOf(canvas)).toEqual(['Availability', 'Length', 'Width', 'Weight'])
  },
}

/** The care list is shown with a single line. */
export const OnlyCare: Story = {
  name: 'Only care',
  args: { product: { ...kanjivaram, features: [], careInstructions: [], care: 'Dry clean only' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading')).toHaveLength(1)
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Dry clean only')
  },
}

export const LongWord: Story = {
  // Only the overflow is tested.
  tags: ['behaviour', 'no-picture'],
  name: 'A long word breaks',
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { product: { ...kanjivaram, features: ['x'.repeat(500)], weight: 'y'.repeat(60) } },
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Description', 'Specifications']) {
      const { scrollWidth, clientWidth } = await opened(name, { canvas, userEvent })
      await expect(scrollWidth).toBe(clientWidth)
    }
  },
}

export const Keys: Story = {
  // Same picture as Specifications.
  tags: ['behaviour', 'no-picture'],
  name: 'Arrow keys move between the tabs and Tab into the text',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Shipping', selected: true })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: 'Specifications', selected: true })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('tabpanel', { name: 'Specifications' })).toHaveFocus()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, within } from 'storybook/test'
import { allCollections, type Listing } from '#domain/listing/listing.ts'
import { filterValuesOf } from '#domain/listing/filterValues.ts'
import { CheckList } from '#features/catalogue/FilterPanel/CheckList.tsx'
import { FilterPanel, type FilterPanelProps } from '#features/catalogue/FilterPanel/FilterPanel.tsx'
import { FilterValuesSkeleton } from '#features/catalogue/FilterPanel/FilterValuesSkeleton.tsx'
import { catalogue, mixedProducts } from '#mocks/data.ts'

const few = filterValuesOf(mixedProducts)
const whole = filterValuesOf(catalogue)
const { colorFamilies = [], fabrics = [], occasions = [] } = few
const { colors = [] } = whole

/** Two of the colours are on no product of this listing; one has the store's own spelling. */
const counts = {
  colors: [
    { value: 'gold', count: 5 },
    { value: 'Madder', count: 9 },
    { value: 'MADDER', count: 1 },
  ],
  // The first of each list is on no product.
  colorFamilies: colorFamilies.slice(1).map((value, at) => ({ value, count: ((at * 5) % 9) + 2 })),
  fabrics: fabrics.map((value, at) => ({ value, count: 27 - at })),
  occasions: occasions.slice(1).map((value, at) => ({ value, count: ((at * 7) % 11) + 3 })),
}

/**
 * Every filter of a listing. A choice applies at once; there is no submit button. From 1200 px it is beside the cards
 * (`ListingColumns`), on narrower windows in `FilterSheet`. For the filters that are already chosen use `FilterChips`. In
 * a form (`isInForm`) its fields have the names of the URL's parameters, so that the form works without a script.
 *
 * - [Each group is a fieldset named by its legend](#anchor--catalogue-filterpanel--ready), with native checkboxes or
 *   radio buttons; the whole row of an option is its label.
 * - Color family, color, fabric and occasion show how many products match each value. [The count is part of the
 *   checkbox's name; a value with 0 is muted, but can be chosen](#anchor--catalogue-filterpanel--with-counts). [Until the
 *   counts have loaded there are none](#anchor--catalogue-filterpanel--without-counts), and [none at a filter that the
 *   store does not count](#anchor--catalogue-filterpanel--uncounted-filter).
 * - [A long list shows eight values and all chosen ones; 'Show all n' reveals the rest and moves the focus to the first
 *   of them](#anchor--catalogue-filterpanel--show-all).
 * - While the lists of values load, ['Loading...' is announced, and the other filters work and are where they will
 *   be](#anchor--catalogue-filterpanel--loading) below lists of eight values. A failure is [an alert with Try
 *   Again](#anchor--catalogue-filterpanel--failed).
 * - [Each choice is added to the others, and goes back to the first page; 'Any rating' resets
 *   one](#anchor--catalogue-filterpanel--combined-choices), and so does ['Any
 *   price'](#anchor--catalogue-filterpanel--custom-price-range).
 * - [A chosen value that the catalogue does not have is listed, and can be
 *   removed](#anchor--catalogue-filterpanel--unknown-value).
 * - [Two panels on one page do not affect each other](#anchor--catalogue-filterpanel--two-panels): column and sheet may
 *   be mounted together.
 */
const meta = {
  title: 'Catalogue/FilterPanel',
  component: FilterPanel,
  subcomponents: { CheckList, FilterValuesSkeleton },
  args: {
    listing: allCollections,
    values: { is: 'ready', values: few },
    counts,
    onChange: fn(),
    onTryAgain: fn(),
  },
  decorators: [
    (Part) => (
      <div style={{ inlineSize: '15.5rem', maxInlineSize: '100%' }}>
        <Part />
      </div>
    ),
  ],
} satisfies Meta<typeof FilterPanel>

export default meta
type Story = StoryObj<typeof meta>

const group = (name: string) => within(screen.getByRole('group', { name }))
const textOf = (choice: HTMLElement) => choice.closest('label')?.textContent
const labels = (name: string) => group(name).getAllByRole('checkbox').map(textOf)

/** The panel beside a listing that applies the choices. */
function Chosen(args: FilterPanelProps) {
  const [listing, setListing] = useState<Listing>(args.listing)
  return (
    <FilterPanel
      {...args}
      listing={listing}
      onChange={(next) => {
        args.onChange(next)
        setListing(next)
      }}
    />
  )
}

/** Every filter in order, each group named by its legend. */
export const Ready: Story = {
  play: async ({ canvas, canvasElement }) => {
    const legends = canvas.getAllByRole('group').map((each) => each.querySelector('legend')?.textContent)
    await expect(legends).toEqual([
      'Price range',
      'Color family',
      'Colors',
      'Fabric',
      'Occasion',
      'Rating',
      'Availability',
    ])
    const prices = group('Price range').getAllByRole('radio')
    await expect(prices.map(textOf)).toEqual([
      'Any price',
      'Under ₹5,000',
      '₹5,000-10,000',
      '₹10,000-20,000',
      '₹20,000-50,000',
      '₹50,000-1,00,000',
      'Above ₹1,00,000',
    ])
    const ratings = group('Rating').getAllByRole('radio')
    await expect(ratings.map(textOf)).toEqual(['Any rating', '4 and up', '3 and up', '2 and up', '1 and up'])
    await expect(labels('Availability')).toEqual(['In Stock', 'Pre-order', 'Limited Edition'])
    await expect(canvas.getByRole('checkbox', { name: 'On Sale' })).not.toBeChecked()
    const rows = [...canvasElement.querySelectorAll('label')]
    await expect(rows.map(({ offsetWidth }) => offsetWidth)).toEqual(
      rows.map(({ parentElement }) => parentElement?.offsetWidth),
    )
  },
}

/** The chosen values are checked. */
export const ActiveFilters: Story = {
  args: {
    listing: {
      ...allCollections,
      priceMin: 10_000,
      priceMax: 20_000,
      colors: ['Gold'],
      fabrics: ['Mulberry silk'],
      rating: 4,
      availability: ['in-stock', 'limited-edition'],
      onSale: true,
    },
  },
  name: 'Active filters',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '₹10,000-20,000' })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: '4 and up' })).toBeChecked()
    const ticked = canvas.getAllByRole('checkbox', { checked: true }).map(textOf)
    await expect(ticked).toEqual([
      'Gold5',
      `Mulberry silk${countOf('Mulberry silk')}`,
      'In Stock',
      'Limited Edition',
      'On Sale',
    ])
  },
}

function countOf(fabric: string) {
  return counts.fabrics.find(({ value }) => value === fabric)?.count
}

/** While the values are loading the other filters work. */
export const Loading: Story = {
  args: { values: { is: 'loading' }, counts: undefined },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Pre-order' }))
    await expect(args.onChange).toHaveBeenCalledWith({ ...allCollections, availability: ['pre-order'] })
  },
}

/** Try Again loads the values again. */
export const Failed: Story = {
  args: { values: { is: 'failed' }, counts: undefined },
  play: async ({ args, canvas, userEvent }) => {
    const alert = canvas.getByRole('alert')
    await expect(alert).toHaveTextContent('Color families, colors, fabrics and occasions could not be loaded.')
    await userEvent.click(within(alert).getByRole('button', { name: 'Try Again' }))
    await expect(args.onTryAgain).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('radio', { name: 'Any price' })).toBeChecked()
  },
}

export const WithoutCounts: Story = {
  args: { counts: undefined },
  // Same picture as Ready, without the counts.
  tags: ['no-picture'],
  name: 'Without counts',
  play: async ({ canvas }) => {
    await expect(group('Colors').getByRole('checkbox', { name: 'Madder' })).toBeVisible()
    await expect(canvas.queryByText(/^\d+$/)).not.toBeInTheDocument()
  },
}

export const WithCounts: Story = {
  // Same picture as Ready.
  tags: ['behaviour', 'no-picture'],
  name: 'Each value shows its count whatever its capitals; a value without a count shows 0',
  play: async ({ args, userEvent }) => {
    const counted = ['Color family', 'Colors', 'Fabric', 'Occasion'].flatMap(labels)
    await expect(counted.filter((label) => !/\D\d+$/.test(label ?? ''))).toEqual([])
    const colours = labels('Colors')
    await expect(colours).toContain('Gold5')
    await expect(colours).toContain('Madder10')
    await expect(colours).toContain('Bottle green0')
    await userEvent.click(group('Colors').getByRole('checkbox', { name: 'Bottle green 0' }))
    await expect(args.onChange).toHaveBeenCalledWith({ ...allCollections, colors: ['Bottle green'] })
  },
}

export const UncountedFilter: Story = {
  args: { counts: { colors: counts.colors } },
  // Same picture as Ready, with fewer counts.
  tags: ['behaviour', 'no-picture'],
  name: 'A filter that the store does not count shows no counts, rather than 0',
  play: async () => {
    await expect(labels('Colors')).toContain('Madder10')
    await expect(labels('Fabric').filter((label) => /\d$/.test(label ?? ''))).toEqual([])
  },
}

export const ShowAll: Story = {
  args: {
    values: { is: 'ready', values: whole },
    counts: undefined,
    // The ninth too: it is shown from the start, so it is not the first that Show all adds.
    listing: { ...allCollections, colors: [...colors.slice(8, 9), 'Wine'] },
  },
  // Same picture as Ready, longer.
  tags: ['behaviour', 'no-picture'],
  name: 'Of a long list eight values and the chosen ones are shown; Show all reveals the rest and focuses the first',
  play: async ({ userEvent }) => {
    const colours = group('Colors')
    await expect(labels('Colors')).toEqual([...colors.slice(0, 9), 'Wine'])
    await userEvent.click(colours.getByRole('button', { name: `Show all ${colors.length}` }))
    await expect(labels('Colors')).toEqual(colors)
    await expect(colours.queryByRole('button')).not.toBeInTheDocument()
    await expect(colours.getAllByRole('checkbox')[9]).toHaveFocus()
    await expect(labels('Fabric')).toHaveLength(8)
  },
}

export const UnknownValue: Story = {
  args: { listing: { ...allCollections, colors: ['Moonstone'], fabrics: ['MULBERRY SILK'] } },
  // Same picture as Ready.
  tags: ['behaviour', 'no-picture'],
  name: 'A chosen value that the catalogue does not have is listed, and can be removed',
  play: async ({ args, userEvent }) => {
    const moonstone = group('Colors').getByRole('checkbox', { name: 'Moonstone 0' })
    await expect(moonstone).toBeChecked()
    await expect(group('Fabric').getAllByRole('checkbox', { name: /^Mulberry silk/i })).toHaveLength(1)
    await expect(group('Fabric').getByRole('checkbox', { name: /^Mulberry silk/ })).toBeChecked()
    await userEvent.click(moonstone)
    await expect(args.onChange).toHaveBeenCalledWith({ ...args.listing, colors: [] })
  },
}

export const CustomPriceRange: Story = {
  args: { listing: { ...allCollections, priceMin: 3000, priceMax: 4000 } },
  // Same picture as Ready.
  tags: ['behaviour', 'no-picture'],
  name: 'A price range that is no preset checks no radio, and Any price resets it',
  play: async ({ args, userEvent }) => {
    const prices = group('Price range')
    for (const radio of prices.getAllByRole('radio')) await expect(radio).not.toBeChecked()
    await userEvent.click(prices.getByRole('radio', { name: 'Any price' }))
    await expect(args.onChange).toHaveBeenCalledWith(allCollections)
  },
}

export const CombinedChoices: Story = {
  args: { listing: { ...allCollections, show: 72 } },
  render: Chosen,
  // Same picture as ActiveFilters.
  tags: ['behaviour', 'no-picture'],
  name: 'Each choice is added to the others, and goes back to the first page',
  play: async ({ args, canvas, step, userEvent }) => {
    const seen = async (listing: Partial<Listing>) =>
      expect(args.onChange).toHaveBeenLastCalledWith({ ...allCollections, ...listing })
    await step('a price, then a higher one', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Under ₹5,000' }))
      await seen({ priceMax: 5000 })
      await userEvent.click(canvas.getByRole('radio', { name: 'Above ₹1,00,000' }))
      await seen({ priceMin: 100_000 })
    })
    await step('two colours, then one removed', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: /^Madder/ }))
      await userEvent.click(group('Colors').getByRole('checkbox', { name: /^Gold/ }))
      await seen({ priceMin: 100_000, colors: ['Madder', 'Gold'] })
      await userEvent.click(canvas.getByRole('checkbox', { name: /^Madder/ }))
      await seen({ priceMin: 100_000, colors: ['Gold'] })
    })
    await step('a rating, then any rating', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: '3 and up' }))
      await seen({ priceMin: 100_000, colors: ['Gold'], rating: 3 })
      await userEvent.click(canvas.getByRole('radio', { name: 'Any rating' }))
      await seen({ priceMin: 100_000, colors: ['Gold'] })
    })
    await step('the sale', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'On Sale' }))
      await seen({ priceMin: 100_000, colors: ['Gold'], onSale: true })
    })
  },
}

export const TwoPanels: Story = {
  args: { listing: { ...allCollections, priceMax: 5000, rating: 4 } },
  // Same picture as ActiveFilters.
  tags: ['behaviour', 'no-picture'],
  name: 'Two panels on one page, column and sheet, do not affect each other',
  render: (args) => (
    <>
      <Chosen {...args} />
      <Chosen {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const prices = () => canvas.getAllByRole<HTMLInputElement>('radio', { checked: true }).map(({ value }) => value)
    await expect(prices()).toEqual(['Under ₹5,000', '4', 'Under ₹5,000', '4'])
    const [, second] = canvas.getAllByRole('radio', { name: '₹5,000-10,000' })
    if (second) await userEvent.click(second)
    await expect(prices()).toEqual(['Under ₹5,000', '4', '₹5,000-10,000', '4'])
  },
}

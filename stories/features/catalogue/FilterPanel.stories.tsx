import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, within } from 'storybook/test'
import { allCollections, type Listing } from '#domain/listing/listing.ts'
import { filterValuesOf } from '#domain/listing/filterValues.ts'
import { CheckList } from '#features/catalogue/FilterPanel/CheckList.tsx'
import { FilterPanel, type FilterPanelProps, type ValueCounts } from '#features/catalogue/FilterPanel/FilterPanel.tsx'
import { ValuesWaiting } from '#features/catalogue/FilterPanel/ValuesWaiting.tsx'
import { catalogue, mixedShelf } from '#mocks/data.ts'

const few = filterValuesOf(mixedShelf)
const whole = filterValuesOf(catalogue)

/** Of the colours two are on no piece of this listing; one comes in the store's own spelling. */
const counts: ValueCounts = {
  colors: [
    { value: 'gold', count: 5 },
    { value: 'Madder', count: 9 },
    { value: 'MADDER', count: 1 },
  ],
  fabrics: few.fabrics.map((value, at) => ({ value, count: 27 - at })),
  occasions: few.occasions.map((value) => ({ value, count: 4 })),
}

/**
 * Every filter of a listing: in a column beside the cards, and in the sheet of a phone. A choice holds at once; nothing
 * waits for a button.
 *
 * - Each group is a fieldset named by its legend; the whole row of a choice is its target.
 * - Colors, fabric and occasion tell how many pieces each would leave; one that would leave none is quiet and stays.
 * - Of a long list eight are shown, and all that are chosen; 'Show all n' brings the rest.
 * - While their values are under way, or cannot be had, the filters around them work all the same.
 * - 'Any price' and 'Any rating' take a choice back.
 */
const meta = {
  title: 'Catalogue/FilterPanel',
  component: FilterPanel,
  subcomponents: { CheckList, ValuesWaiting },
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

/** The panel over a listing that takes what is chosen. */
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

export const Ready: Story = {
  name: 'Every filter in its order, each group named by its legend',
  play: async ({ canvas }) => {
    const legends = canvas.getAllByRole('group').map((each) => each.querySelector('legend')?.textContent)
    await expect(legends).toEqual(['Price range', 'Colors', 'Fabric', 'Occasion', 'Rating', 'Availability'])
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
  },
}

export const Narrowed: Story = {
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
  name: 'What is in force is ticked',
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

export const Loading: Story = {
  args: { values: { is: 'loading' }, counts: undefined },
  name: 'While the values are under way the other filters work',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Pre-order' }))
    await expect(args.onChange).toHaveBeenCalledWith({ ...allCollections, availability: ['pre-order'] })
  },
}

export const Failed: Story = {
  args: { values: { is: 'failed' }, counts: undefined },
  name: 'Values that cannot be had are asked for again by Try Again',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Colors, fabrics and occasions could not be loaded.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }))
    await expect(args.onTryAgain).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('radio', { name: 'Any price' })).toBeChecked()
  },
}

export const Counted: Story = {
  // Looks as Ready does.
  tags: ['no-picture'],
  name: 'Each value tells how many it would leave, whatever its capitals; one the answer leaves out would leave 0',
  play: async () => {
    const colours = labels('Colors')
    await expect(colours).toContain('Gold5')
    await expect(colours).toContain('Madder10')
    await expect(colours).toContain('Bottle green0')
    await expect(group('Colors').getByRole('checkbox', { name: 'Bottle green 0' })).toBeEnabled()
  },
}

export const NotCounted: Story = {
  args: { counts: undefined },
  // Looks as Ready does, without its figures.
  tags: ['no-picture'],
  name: 'While nobody has counted no figure is shown',
  play: async ({ canvas }) => {
    await expect(group('Colors').getByRole('checkbox', { name: 'Madder' })).toBeVisible()
    await expect(canvas.queryByText(/^\d+$/)).not.toBeInTheDocument()
  },
}

export const ShowAll: Story = {
  args: { values: { is: 'ready', values: whole }, counts: undefined, listing: { ...allCollections, colors: ['Wine'] } },
  // Looks as Ready does, longer.
  tags: ['no-picture'],
  name: 'Of a long list eight are shown and all that are chosen; Show all brings the rest, with the focus on its first',
  play: async ({ userEvent }) => {
    const colours = group('Colors')
    await expect(labels('Colors')).toEqual([...whole.colors.slice(0, 8), 'Wine'])
    await userEvent.click(colours.getByRole('button', { name: `Show all ${whole.colors.length}` }))
    await expect(labels('Colors')).toEqual(whole.colors)
    await expect(colours.queryByRole('button')).not.toBeInTheDocument()
    await expect(colours.getAllByRole('checkbox')[8]).toHaveFocus()
    await expect(labels('Fabric')).toHaveLength(8)
  },
}

export const Foreign: Story = {
  args: { listing: { ...allCollections, colors: ['Moonstone'], fabrics: ['MULBERRY SILK'] } },
  // Looks as Ready does.
  tags: ['no-picture'],
  name: 'A value an address chose and the catalogue does not have stands among the others, and can be taken away',
  play: async ({ args, userEvent }) => {
    const moonstone = group('Colors').getByRole('checkbox', { name: 'Moonstone 0' })
    await expect(moonstone).toBeChecked()
    await expect(group('Fabric').getAllByRole('checkbox', { name: /^Mulberry silk/i })).toHaveLength(1)
    await expect(group('Fabric').getByRole('checkbox', { name: /^Mulberry silk/ })).toBeChecked()
    await userEvent.click(moonstone)
    await expect(args.onChange).toHaveBeenCalledWith({ ...args.listing, colors: [] })
  },
}

export const NoBand: Story = {
  args: { listing: { ...allCollections, priceMin: 3000, priceMax: 4000 } },
  // Looks as Ready does.
  tags: ['no-picture'],
  name: 'Prices that are no band leave every radio alone, and Any price takes them back',
  play: async ({ args, userEvent }) => {
    const prices = group('Price range')
    for (const radio of prices.getAllByRole('radio')) await expect(radio).not.toBeChecked()
    await userEvent.click(prices.getByRole('radio', { name: 'Any price' }))
    await expect(args.onChange).toHaveBeenCalledWith(allCollections)
  },
}

export const Chooses: Story = {
  args: { listing: { ...allCollections, show: 72 } },
  render: Chosen,
  // Looks as Narrowed does.
  tags: ['no-picture'],
  name: 'Each choice joins the others, and begins with the first page again',
  play: async ({ args, canvas, step, userEvent }) => {
    const seen = async (listing: Partial<Listing>) =>
      expect(args.onChange).toHaveBeenLastCalledWith({ ...allCollections, ...listing })
    await step('a price, then a dearer one', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Under ₹5,000' }))
      await seen({ priceMax: 5000 })
      await userEvent.click(canvas.getByRole('radio', { name: 'Above ₹1,00,000' }))
      await seen({ priceMin: 100_000 })
    })
    await step('two colours, and one of them away', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: /^Madder/ }))
      await userEvent.click(canvas.getByRole('checkbox', { name: /^Gold/ }))
      await seen({ priceMin: 100_000, colors: ['Madder', 'Gold'] })
      await userEvent.click(canvas.getByRole('checkbox', { name: /^Madder/ }))
      await seen({ priceMin: 100_000, colors: ['Gold'] })
    })
    await step('a rating, and any again', async () => {
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

export const Twice: Story = {
  args: { listing: { ...allCollections, priceMax: 5000, rating: 4 } },
  // Looks as Narrowed does.
  tags: ['no-picture', '!autodocs'],
  name: 'Two of them on one page, the column and the sheet, leave each other alone',
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

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { expectCount, expectPage } from '#stories/pages/pageAssertions.ts'
import { pageParameters, renderApp } from '#stories/pages/renderApp.tsx'
import { resetState } from '#stories/pages/storedState.ts'

/** From all collections to one product, by filters alone: beside the cards on a wide screen, in a sheet on a phone. */
const meta = {
  title: 'Journeys/Find by filters',
  render: renderApp,
  parameters: { ...pageParameters, address: '/collections' },
  beforeEach: resetState,
  // Each page of the journey has its picture under Pages.
  tags: ['no-picture'],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const main = () => within(screen.getByRole('main'))
const tools = () => within(main().getByRole('group', { name: 'Category, order and filters' }))
const fabrics = async () => within(await screen.findByRole('group', { name: 'Fabric' }))

/** A shopper narrows a listing, sorts it, and opens the cheapest product. */
export const WideScreen: Story = {
  name: 'Wide screen',
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ step, userEvent }) => {
    await step('opens all collections', () => expectCount('24 of 119 products'))
    await step('opens the filters', async () => {
      await userEvent.click(tools().getByRole('button', { name: 'Filters' }))
      await screen.findByRole('complementary', { name: 'Filters' })
    })
    await step('chooses a fabric', async () => {
      await userEvent.click((await fabrics()).getByRole('button', { name: /^Show all/ }))
      await userEvent.click((await fabrics()).getByRole('checkbox', { name: /^Tussar silk/ }))
      await expectCount('5 of 5 products')
    })
    await step('chooses a price', async () => {
      await userEvent.click(screen.getByRole('radio', { name: '₹5,000-10,000' }))
      await expectCount('3 of 3 products')
    })
    await step('sorts by price', async () => {
      await userEvent.selectOptions(tools().getByRole('combobox', { name: 'Sort by' }), 'Price: Low to High')
      await expectCount('3 of 3 products, sorted by Price: Low to High')
    })
    await step('removes the price again', async () => {
      await userEvent.click(main().getByRole('button', { name: 'Remove ₹5,000-10,000' }))
      await expectCount('5 of 5 products')
    })
    await step('opens the first product', openFirst)
  },
}

/** The same choices in the sheet of a phone. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ step, userEvent }) => {
    await step('opens all collections', () => expectCount('24 of 119 products'))
    await step('opens the filters', async () => {
      await userEvent.click(tools().getByRole('button', { name: 'Filters' }))
      await screen.findByRole('dialog', { name: 'Filters' })
    })
    await step('chooses a fabric and a price', async () => {
      await userEvent.click((await fabrics()).getByRole('button', { name: /^Show all/ }))
      await userEvent.click((await fabrics()).getByRole('checkbox', { name: /^Tussar silk/ }))
      await userEvent.click(screen.getByRole('radio', { name: '₹5,000-10,000' }))
    })
    await step('shows the three products', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Show 3 products' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
      await expectCount('3 of 3 products')
    })
    await step('opens the first product', openFirst)
  },
}

/** Opens the first card's product, and expects its page. */
async function openFirst() {
  const [card] = main().getAllByRole('article')
  const link = within(card ?? document.body).getAllByRole('link')[0]
  const name = within(card ?? document.body).getByRole('heading').textContent
  link?.click()
  await expectPage(name)
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { NotFoundPage } from '#pages/notFound/NotFoundPage.tsx'
import { openShop, shopWindow } from './openShop.tsx'
import { head, seePage } from './seen.ts'
import { newShopper } from './shopper.ts'

/**
 * Every address that is not in the route table.
 *
 * - It stands in the shop like any page, with head and foot.
 * - Its two links lead to the collections and home.
 * - Search engines are told to leave it.
 */
const meta = {
  title: 'Pages/Not found',
  component: NotFoundPage,
  render: openShop,
  parameters: { ...shopWindow, address: '/no/such/address' },
  beforeEach: newShopper,
} satisfies Meta<typeof NotFoundPage>

export default meta
type Story = StoryObj<typeof meta>

export const NotFound: Story = {
  name: 'An address that leads nowhere offers two ways on',
  play: async () => {
    await seePage('Page not found')
    await expect(screen.getByRole('link', { name: 'Browse Collections' })).toHaveAttribute('href', '/collections')
    await expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
  },
}

export const InTheShop: Story = {
  name: 'It stands in the shop like any page',
  // Looks as NotFound does.
  tags: ['no-picture'],
  play: async () => {
    await seePage('Page not found')
    await expect(screen.getByRole('banner')).toBeVisible()
    await expect(screen.getByRole('contentinfo')).toBeVisible()
  },
}

export const Head: Story = {
  name: 'Search engines are told to leave it',
  // Looks as NotFound does.
  tags: ['no-picture'],
  parameters: { address: '/products/kanjivaram' },
  play: async () => {
    await seePage('Page not found')
    await waitFor(() => expect(head()).toMatchObject({ title: 'Page not found | Padma Weaves', robots: 'noindex' }))
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { NotFoundPage } from '#pages/notFound/NotFoundPage.tsx'
import { renderApp, pageParameters } from './renderApp.tsx'
import { documentHead, expectPage, expectPopularProducts } from './pageAssertions.ts'
import { resetState } from './storedState.ts'

/**
 * Every address that is not in the route table.
 *
 * - It is rendered in the shop like any page, with header and footer.
 * - Its two links lead to the collections and the home page.
 * - Four products are below; none if the store fails.
 * - It is not indexed by search engines.
 */
const meta = {
  title: 'Pages/Not found',
  component: NotFoundPage,
  render: renderApp,
  parameters: { ...pageParameters, address: '/no/such/address' },
  beforeEach: resetState,
} satisfies Meta<typeof NotFoundPage>

export default meta
type Story = StoryObj<typeof meta>

/** An unknown address offers two links. */
export const NotFound: Story = {
  name: 'Not found',
  play: async () => {
    await expectPage('Page not found')
    await expect(screen.getByRole('link', { name: 'Browse Collections' })).toHaveAttribute('href', '/collections')
    await expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
    await expectPopularProducts()
  },
}

/** No products below. */
export const ServerError: Story = {
  name: 'Server error',
  parameters: { scenario: 'serverDown' },
  play: async () => {
    await expectPage('Page not found')
    const popular = () => screen.queryByRole('region', { name: 'Handpicked for You' })
    await expect(popular()).toBeVisible()
    await waitFor(() => expect(popular()).toBeNull())
    await expect(screen.queryByRole('article')).toBeNull()
  },
}

export const InTheShop: Story = {
  name: 'It is rendered with header and footer',
  // Same picture as NotFound.
  tags: ['behaviour', 'no-picture'],
  play: async () => {
    await expectPage('Page not found')
    await expect(screen.getByRole('banner')).toBeVisible()
    await expect(screen.getByRole('contentinfo')).toBeVisible()
  },
}

export const LineBreak: Story = {
  name: 'An address with a line break is unknown, too',
  // Same picture as NotFound.
  tags: ['behaviour', 'no-picture'],
  parameters: { address: '/%0a' },
  play: async () => {
    await expectPage('Page not found')
  },
}

export const Head: Story = {
  name: 'It is not indexed by search engines',
  // Same picture as NotFound.
  tags: ['behaviour', 'no-picture'],
  parameters: { address: '/products/kanjivaram' },
  play: async () => {
    await expectPage('Page not found')
    await waitFor(() =>
      expect(documentHead()).toMatchObject({ title: 'Page not found | Padma Weaves', robots: 'noindex' }),
    )
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { PolicyPage } from '#pages/policy/PolicyPage.tsx'
import { checkoutReturns } from '#site/checkoutReturns.ts'
import { returnsNote } from '#site/productNotes.ts'
import { renderApp, pageParameters } from './renderApp.tsx'
import { documentHead, expectPage } from './pageAssertions.ts'
import { resetState } from './storedState.ts'

/**
 * Privacy, terms and returns, each at all of its addresses.
 *
 * - What the return policy says differs from the product page, the cart and the checkout on purpose (handbook, Rules:
 *   content and policies).
 */
const meta = {
  title: 'Pages/Policies',
  component: PolicyPage,
  render: renderApp,
  args: { route: 'returns' },
  parameters: { ...pageParameters, address: '/return-policy' },
  beforeEach: resetState,
} satisfies Meta<typeof PolicyPage>

export default meta
type Story = StoryObj<typeof meta>

/** Plays: the page has this heading and canonical address, and its date. */
const shows = (heading: string, canonical: string) => async () => {
  await expectPage(heading)
  await expect(screen.getByText('Last updated January 1, 2024')).toBeVisible()
  await waitFor(() => expect(documentHead()).toMatchObject({ title: `${heading} | Padma Weaves`, canonical }))
}

const showsReturns = shows('Return Policy', '/return-policy')

export const Returns: Story = {
  play: async () => {
    await showsReturns()
    const main = screen.getByRole('main')
    await expect(main).toHaveTextContent('Returns within 30 days of delivery')
    for (const other of [returnsNote, checkoutReturns.description, ...checkoutReturns.conditions]) {
      await expect(main).not.toHaveTextContent(other)
    }
  },
}

export const Terms: Story = {
  parameters: { address: '/terms-of-service' },
  play: shows('Terms of Service', '/terms-of-service'),
}

export const Privacy: Story = {
  parameters: { address: '/privacy-policy' },
  play: shows('Privacy Policy', '/privacy-policy'),
}

export const ShortTerms: Story = {
  name: 'Terms at /terms',
  // Same picture as Terms.
  tags: ['no-picture', 'behaviour'],
  parameters: { address: '/terms' },
  play: shows('Terms of Service', '/terms-of-service'),
}

export const ShortPrivacy: Story = {
  name: 'Privacy at /privacy',
  // Same picture as Privacy.
  tags: ['no-picture', 'behaviour'],
  parameters: { address: '/privacy' },
  play: shows('Privacy Policy', '/privacy-policy'),
}

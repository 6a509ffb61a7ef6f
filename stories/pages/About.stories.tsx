import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { AboutPage } from '#pages/about/AboutPage.tsx'
import { shop } from '#site/shop.ts'
import { stats } from '#site/stats.ts'
import { renderApp, pageParameters } from './renderApp.tsx'
import { documentHead, expectPage } from './pageAssertions.ts'
import { resetState } from './storedState.ts'

/**
 * The family in three generations, and three looms with close-ups of their cloth: the page to remember the shop by.
 *
 * - Its heading is the shop's tagline.
 * - The stats are those of the home page.
 */
const meta = {
  title: 'Pages/About',
  component: AboutPage,
  render: renderApp,
  parameters: { ...pageParameters, address: '/about-us' },
  beforeEach: resetState,
} satisfies Meta<typeof AboutPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async () => {
    await expectPage(shop.tagline)
    for (const { value } of stats) await expect(screen.getByText(value)).toBeVisible()
  },
}

export const Head: Story = {
  name: 'Its title and canonical address',
  // Same picture as Default.
  tags: ['no-picture', 'behaviour'],
  play: async () => {
    await expectPage('A mother-daughter weave of elegance')
    await waitFor(() =>
      expect(documentHead()).toMatchObject({
        title: 'About | Padma Weaves',
        canonical: '/about-us',
        robots: undefined,
      }),
    )
  },
}

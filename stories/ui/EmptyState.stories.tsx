import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { EmptyState } from '#ui/State/EmptyState.tsx'

/**
 * What a page or a section shows when there is nothing to show and nothing has failed: an empty cart, a search without
 * results. It says so kindly and offers links. When something has failed to load use `ErrorState`; while it is loading,
 * `Skeleton` or `Spinner`. The lotus is decoration, hidden from screen readers.
 *
 * - [The title is a heading](#anchor--ui-emptystate--heading) of the level the page needs: 1 if it is [the whole
 *   page](#anchor--ui-emptystate--whole-page), 2 by default [in a section](#anchor--ui-emptystate--in-section). A page
 *   [that keeps a heading for screen readers](#anchor--ui-emptystate--below-a-hidden-heading) sets `isPage` instead.
 * - [The title alone](#anchor--ui-emptystate--title-only) is enough: message and links are optional.
 */
const meta = {
  title: 'UI/EmptyState',
  component: EmptyState,
  args: {
    title: 'Your cart is empty',
    message: 'Looks like you have not added any items to your cart yet.',
    children: <ButtonLink href="/collections">Continue Shopping</ButtonLink>,
  },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

/** By default the title is a heading of level 2. */
export const InSection: Story = {
  name: 'In a section',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Your cart is empty' })).toBeVisible()
  },
}

export const WholePage: Story = { name: 'Whole page', args: { level: 1 } }

/** As large as the whole page, with a heading of level 2. */
export const BelowAHiddenHeading: Story = {
  name: 'Below a hidden heading',
  // Looks like the whole page.
  tags: ['no-picture'],
  args: { isPage: true },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 2, name: 'Your cart is empty' })
    await expect(heading.previousElementSibling, 'the lotus').toHaveAttribute('width', '88')
  },
}

export const TitleOnly: Story = {
  name: 'Title only',
  args: { title: 'No products found', message: undefined, children: undefined },
}

export const Heading: Story = {
  args: { level: 1 },
  name: 'The title is a heading of the given level',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeVisible()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn } from 'storybook/test'
import { Breadcrumbs } from '#ui/Breadcrumbs/Breadcrumbs.tsx'

/**
 * The path from the collections to this page, at the top of listings and product pages. Not for the steps of a process:
 * `CheckoutSteps` is for those of the checkout. The slashes are not read by screen readers.
 *
 * - It is [a landmark named 'Breadcrumb'](#anchor--ui-breadcrumbs--current) with an ordered list inside.
 * - Each level above this page is [a link](#anchor--ui-breadcrumbs--current), which Tab reaches and Enter follows.
 * - [The last item is the page itself](#anchor--ui-breadcrumbs--current): not a link, and marked as the current page
 *   (`aria-current="page"`). So is [an item that is alone](#anchor--ui-breadcrumbs--one-level).
 * - [A product may have the name of its category](#anchor--ui-breadcrumbs--same-name).
 */
const meta = {
  title: 'UI/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [
      { label: 'Collections', href: '/collections' },
      { label: 'Pure Silks', href: '/collections/pure-silks' },
      { label: 'Kanjivaram Temple Border Silk' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>

export default meta
type Story = StoryObj<typeof meta>

export const Product: Story = {}

export const Category: Story = {
  args: { items: [{ label: 'Collections', href: '/collections' }, { label: 'Pure Silks' }] },
}

/** An item that is alone is the current page, and no link. */
export const OneLevel: Story = {
  name: 'One level',
  args: { items: [{ label: 'Collections' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Collections')).toHaveAttribute('aria-current', 'page')
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
  },
}

export const SameName: Story = {
  name: 'A product may have the name of its category',
  // Same picture as Product, with other names.
  tags: ['behaviour', 'no-picture'],
  args: {
    items: [
      { label: 'Collections', href: '/collections' },
      { label: 'Pure Silks', href: '/collections/pure-silks' },
      { label: 'Pure Silks' },
    ],
  },
  beforeEach: () => void spyOn(console, 'error'),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    // As React does of keys that are not unique.
    await expect(console.error).not.toHaveBeenCalled()
  },
}

export const Current: Story = {
  name: 'The last item is marked as the current page and is no link',
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const landmark = canvas.getByRole('navigation', { name: 'Breadcrumb' })
    await expect(landmark.querySelectorAll('ol > li')).toHaveLength(3)
    await expect(canvas.getByText('Kanjivaram Temple Border Silk')).toHaveAttribute('aria-current', 'page')
    const links = canvas.getAllByRole('link')
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(['/collections', '/collections/pure-silks'])
    for (const link of links) {
      const followed = fn((event: Event) => event.preventDefault())
      link.addEventListener('click', followed)
      await userEvent.tab()
      await expect(link).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(followed).toHaveBeenCalledOnce()
    }
    links.at(-1)?.blur()
  },
}

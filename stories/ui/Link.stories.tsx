import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Link, type LinkProps, LinkProvider } from '#ui/Link/Link.tsx'

function RouterLink({ replace: _replace, state: _state, children, ...anchor }: LinkProps) {
  return (
    <a {...anchor} data-router="">
      {children}
    </a>
  )
}

/**
 * The one link of the shop, unstyled: components and features style it. The app sets the router's link once, with
 * `LinkProvider`; pages, components and stories need no router. For a link that looks like a button use `ButtonLink`,
 * for a link on its own `TextLink`.
 *
 * - [Inside the shop](#anchor--ui-link--inside-shop) it is rendered by the app's own link component.
 * - [Addresses with a scheme](#anchor--ui-link--external-addresses) (https:, mailto:, tel:) are external and stay plain
 *   anchors.
 * - [Without a provider](#anchor--ui-link--default) it is a plain anchor, and works: a screen reader reads a link named
 *   by its text.
 */
const meta = {
  title: 'UI/Link',
  component: Link,
  args: { href: '/collections/pure-silks', children: 'Pure Silks' },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

/** Without a provider it is a plain anchor. */
export const Default: Story = {
  args: { replace: true },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Pure Silks' })
    await expect(link.getAttributeNames()).toEqual(['href'])
  },
}

export const InsideShop: Story = {
  name: "Inside the shop the app's own link component renders it",
  tags: ['behaviour'],
  decorators: [
    (Part) => (
      <LinkProvider component={RouterLink}>
        <Part />
      </LinkProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Pure Silks' })).toHaveAttribute('data-router')
  },
}

/** An external address stays a plain anchor. */
export const ExternalAddresses: Story = {
  name: 'External addresses',
  decorators: InsideShop.decorators ?? [],
  render: () => (
    <ul>
      {['https://example.com/', 'mailto:hello@example.com', 'tel:+914710000000'].map((href) => (
        <li key={href}>
          <Link href={href}>{href}</Link>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link')
    await expect(links).toHaveLength(3)
    for (const link of links) await expect(link).not.toHaveAttribute('data-router')
  },
}

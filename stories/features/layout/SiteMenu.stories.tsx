import type { Meta, StoryObj } from '@storybook/react-vite'
import { useCallback, useRef, useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { MenuPanel } from '#features/layout/SiteMenu/MenuPanel.tsx'
import { SiteMenu } from '#features/layout/SiteMenu/SiteMenu.tsx'
import { categories } from '#domain/category.ts'
import { categoryFacts } from '#site/categories.ts'

/**
 * The Menu button of the header, and in windows from 960 px on its panel: Quick Access, the main links, and every
 * category with its product count. The panel is not modal. In narrower windows the button opens `MobileMenu`. Without
 * scripts it is a link to the footer, which has the same links.
 *
 * - [Enter or Space opens the panel](#anchor--layout-sitemenu--by-keys), the button says whether it is expanded, and
 *   Tab moves from it into the panel.
 * - [Escape closes it](#anchor--layout-sitemenu--by-keys) and returns the focus to the button.
 * - [A click outside or on the button closes it](#anchor--layout-sitemenu--click-outside), and so does [the focus
 *   leaving it](#anchor--layout-sitemenu--focus-leaves).
 * - The panel is [a navigation named 'Shop' with two headings of level two](#anchor--layout-sitemenu--open);
 *   [closed](#anchor--layout-sitemenu--closed) it is not in the page.
 * - [The panel is requested when the button gets the focus](#anchor--layout-sitemenu--by-keys), or the pointer is
 *   over it: before it is pressed.
 */
const meta = {
  title: 'Layout/SiteMenu',
  component: SiteMenu,
  subcomponents: { MenuPanel },
  parameters: { layout: 'fullscreen' },
  args: { isOpen: true, onOpen: fn(), onClose: fn(), onIntent: fn() },
  render: function Opening({ isOpen, ...args }) {
    const [open, setOpen] = useState(isOpen)
    const button = useRef<HTMLAnchorElement>(null)
    const close = useCallback(() => setOpen(false), [])
    return (
      <div style={{ minBlockSize: '30rem' }}>
        <header style={{ position: 'relative', padding: '0 3rem' }}>
          <SiteMenu
            {...args}
            button={button}
            isOpen={open}
            onOpen={() => setOpen(true)}
            onClose={close}
            panel={open && <MenuPanel button={button} onClose={close} />}
          />
        </header>
        <p style={{ padding: '26rem 3rem 0' }}>
          <button type="button">Elsewhere</button>
        </p>
      </div>
    )
  },
} satisfies Meta<typeof SiteMenu>

export default meta
type Story = StoryObj<typeof meta>

const menu = () => screen.getByRole('button', { name: 'Menu' })
const panel = () => screen.queryByRole('navigation', { name: 'Shop' })

/** Quick Access, the main links, and every category with its count. */
export const Open: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => [link.textContent.trim(), link.getAttribute('href')])
    await expect(links.slice(0, 8)).toEqual([
      ['New Arrivals', '/collections?filter=new'],
      ['Bestsellers', '/collections?filter=bestsellers'],
      ['Sale', '/collections?filter=sale'],
      ['All Collections', '/collections'],
      ['Your Orders', '/orders'],
      ['Home', '/'],
      ['About', '/about-us'],
      ['Contact', '/contact'],
    ])
    await expect(links.slice(8)).toEqual(
      categories.map(({ name, slug }) => [
        `${name} ${categoryFacts[slug].productCount} pieces`,
        `/collections/${slug}`,
      ]),
    )
    const shop = within(canvas.getByRole('navigation', { name: 'Shop' }))
    await expect(shop.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Quick Access',
      'Shop by Category',
    ])
  },
}

export const Closed: Story = {
  args: { isOpen: false },
  play: async () => {
    await expect(menu()).toHaveAttribute('aria-expanded', 'false')
    await expect(panel()).not.toBeInTheDocument()
  },
}

export const ByKeys: Story = {
  args: { isOpen: false },
  // Same pictures as Open and Closed.
  tags: ['behaviour', 'no-picture'],
  name: 'Tab goes from the button into the panel; Escape closes it and returns the focus',
  play: async ({ args, userEvent }) => {
    await userEvent.hover(menu())
    await expect(args.onIntent).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(args.onIntent).toHaveBeenCalledTimes(2)
    await expect(menu()).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{Enter}')
    await expect(menu()).toHaveAttribute('aria-expanded', 'true')
    await waitFor(() => expect(panel()).toBeVisible())
    await userEvent.tab()
    await expect(screen.getByRole('link', { name: 'New Arrivals' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(panel()).not.toBeInTheDocument()
    await expect(menu()).toHaveFocus()
    // Without scripts it is a link; with them the space bar presses it as it does a button.
    await userEvent.keyboard(' ')
    await waitFor(() => expect(panel()).toBeVisible())
    await userEvent.keyboard('{Escape}')
  },
}

export const ClickOutside: Story = {
  // Same picture as Closed.
  tags: ['behaviour', 'no-picture'],
  name: 'A click outside or on the button closes it, a click inside does not',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Quick Access'))
    await waitFor(() => expect(panel()).toBeVisible())
    await userEvent.click(canvas.getByText('Elsewhere'))
    await expect(panel()).not.toBeInTheDocument()
    await userEvent.click(menu())
    await waitFor(() => expect(panel()).toBeVisible())
    await userEvent.click(menu())
    await expect(panel()).not.toBeInTheDocument()
  },
}

export const FocusLeaves: Story = {
  // Same picture as Closed.
  tags: ['behaviour', 'no-picture'],
  name: 'It closes when the focus leaves',
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('link', { name: /^Workwear/ }).focus()
    await waitFor(() => expect(panel()).toBeVisible())
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Elsewhere' })).toHaveFocus()
    await expect(panel()).not.toBeInTheDocument()
  },
}

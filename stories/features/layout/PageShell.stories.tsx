import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { CartLink } from '#features/layout/CartLink/CartLink.tsx'
import { PageShell } from '#features/layout/PageShell/PageShell.tsx'
import { SiteFooter } from '#features/layout/SiteFooter/SiteFooter.tsx'
import { SiteHeader } from '#features/layout/SiteHeader/SiteHeader.tsx'
import { SiteMenu } from '#features/layout/SiteMenu/SiteMenu.tsx'
import { ThemeSwitch } from '#features/layout/ThemeSwitch/ThemeSwitch.tsx'
import { SearchForm } from '#features/search/SearchForm/SearchForm.tsx'
import { PageSection } from '#features/shared/PageSection/PageSection.tsx'
import { type } from '#theme/type.css.ts'

/**
 * Header, page and footer, around every page. Use it once; for the column of the content use `PageSection`. In print
 * a line with the shop's name and contact replaces the header.
 *
 * - [The first Tab shows 'Skip to content'](#anchor--layout-pageshell--skip-link-focused), which jumps past the
 *   header to the page's main landmark.
 * - [While another page is loading](#anchor--layout-pageshell--busy), the main landmark is marked as busy.
 * - [On a short page the footer is still at the bottom of the window](#anchor--layout-pageshell--short).
 * - [A short header and footer](#anchor--layout-pageshell--minimal), as at the checkout, have few links that lead
 *   away from the page.
 */
const meta = {
  title: 'Layout/PageShell',
  component: PageShell,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 720 } } },
  args: {
    header: (
      <SiteHeader
        currentPath="/"
        menu={<SiteMenu isOpen={false} onOpen={fn()} onClose={fn()} />}
        search={<SearchForm place="header" />}
        wishlist={null}
        cart={<CartLink count={0} />}
      />
    ),
    footer: <SiteFooter themeSwitch={<ThemeSwitch theme="system" onChoose={fn()} />} />,
    children: (
      <PageSection>
        <h1 className={type.pageTitle} style={{ paddingBlock: '2rem 1rem' }}>
          A page
        </h1>
        <p>What a page is about stands here.</p>
      </PageSection>
    ),
  },
} satisfies Meta<typeof PageShell>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** A short header and footer, as at the checkout: few links lead away from the page. */
export const Minimal: Story = {
  args: { isMinimal: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Skip to content',
      'Padma Weaves',
      'Cart',
      'Privacy',
      'Terms',
      'Returns',
    ])
  },
}

/** The first Tab shows the skip link, and its target is focusable. */
export const SkipLinkFocused: Story = {
  name: 'Skip link focused',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const skip = canvas.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toHaveFocus()
    const main = canvas.getByRole('main')
    await expect(skip).toHaveAttribute('href', `#${main.id}`)
    await expect(main).toHaveAttribute('tabindex', '-1')
  },
}

export const Busy: Story = {
  args: { loading: true },
  // Same picture as Default.
  tags: ['behaviour', 'no-picture'],
  name: 'While another page is loading the main landmark is busy',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveAttribute('aria-busy', 'true')
  },
}

export const Short: Story = {
  // Same picture as Default.
  tags: ['behaviour', 'no-picture'],
  name: 'On a short page the footer is at the bottom of the window',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo').getBoundingClientRect().bottom).toBeGreaterThanOrEqual(innerHeight)
  },
}

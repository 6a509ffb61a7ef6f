import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { FooterGroup } from '#features/layout/SiteFooter/FooterGroup.tsx'
import { SiteFooter } from '#features/layout/SiteFooter/SiteFooter.tsx'
import { ThemeSwitch } from '#features/layout/ThemeSwitch/ThemeSwitch.tsx'

/**
 * The footer of every page: four lists of links, contact details, social profiles, the legal links, and the theme
 * switch. The checkout has a shorter one, by `PageShell`.
 *
 * - [Each list is a region named by its title](#anchor--layout-sitefooter--lists), and the list of categories has all
 *   seven.
 * - On phones [three of the lists show only their titles](#anchor--layout-sitefooter--default), [each with a button
 *   that opens the list and says whether it is expanded](#anchor--layout-sitefooter--opened-lists).
 * - [Phone and email are `tel:` and `mailto:` links](#anchor--layout-sitefooter--contact-details); the postal address
 *   and the opening hours are text.
 * - [The email address is on one line](#anchor--layout-sitefooter--one-line).
 * - [Profiles open in a new tab](#anchor--layout-sitefooter--profiles), without opener and referrer.
 * - [Privacy, Terms and Returns](#anchor--layout-sitefooter--legal) are linked from every page.
 */
const meta = {
  title: 'Layout/SiteFooter',
  component: SiteFooter,
  subcomponents: { FooterGroup },
  parameters: { layout: 'fullscreen' },
  args: { themeSwitch: <ThemeSwitch theme="system" onChoose={fn()} /> },
} satisfies Meta<typeof SiteFooter>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Lists: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  // Same picture as Default.
  tags: ['behaviour', 'no-picture'],
  name: 'Each list is a region named by its title',
  play: async ({ canvas }) => {
    const linksOf = (name: string) =>
      within(canvas.getByRole('region', { name }))
        .getAllByRole('link')
        .map((link) => link.textContent)
    await expect(linksOf('About')).toEqual(['Home', 'Collections', 'About Us', 'Contact'])
    await expect(linksOf('Quick links')).toEqual(['New Arrivals', 'Bestsellers', 'Sale', 'Party Wear'])
    await expect(linksOf('Categories')).toHaveLength(7)
    await expect(linksOf('Contact')).toHaveLength(2)
  },
}

export const OpenedLists: Story = {
  // Its window differs from that of the picture.
  tags: ['behaviour', 'no-picture'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  name: 'On phones each of three lists has a button that opens it',
  play: async ({ canvas, userEvent }) => {
    for (const name of ['About', 'Quick links', 'Categories']) {
      const list = within(canvas.getByRole('region', { name }))
      await expect(list.queryAllByRole('link')).toHaveLength(0)
      const button = list.getByRole('button', { name })
      await expect(button).toHaveAttribute('aria-expanded', 'false')
      await userEvent.click(button)
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      for (const link of list.getAllByRole('link')) await expect(link).toBeVisible()
    }
  },
}

export const ContactDetails: Story = {
  // Same picture as Default.
  tags: ['behaviour', 'no-picture'],
  name: 'Phone, email and postal address',
  play: async ({ canvas }) => {
    const contact = within(canvas.getByRole('region', { name: 'Contact' }))
    const links = contact.getAllByRole('link')
    await expect(links).toHaveLength(2)
    const [telephone, email] = links
    await expect(telephone).toHaveAttribute('href', expect.stringMatching(/^tel:\+91\d+$/))
    await expect(email).toHaveAttribute('href', expect.stringMatching(/^mailto:/))
    await expect(contact.getByText(/^Trivandrum, Kerala, India \d{6}$/)).toBeVisible()
    await expect(contact.getByText('Mon-Sat 10:00 AM-8:00 PM')).toBeVisible()
    await expect(contact.getByText('Sunday 11:00 AM-6:00 PM')).toBeVisible()
  },
}

export const Aligned: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  // Same picture as Default.
  tags: ['behaviour', 'no-picture'],
  name: 'On desktops the policies begin below the quick links',
  play: async ({ canvas }) => {
    if (innerWidth < 1200) return
    const startOf = (link: string) => canvas.getByRole('link', { name: link }).getBoundingClientRect().left
    await expect(startOf('Privacy')).toBeCloseTo(startOf('New Arrivals'), 0)
  },
}

export const OneLine: Story = {
  // Same picture as Default.
  tags: ['behaviour', 'no-picture'],
  name: 'The email address is on one line',
  play: async ({ canvas }) => {
    const email = canvas.getByRole('link', { name: /@/ })
    const range = document.createRange()
    range.selectNodeContents(email)
    await expect(range.getClientRects()).toHaveLength(1)
  },
}

export const Profiles: Story = {
  // Same picture as Default.
  tags: ['behaviour', 'no-picture'],
  name: 'Profiles open in a new tab',
  play: async ({ canvas }) => {
    const profiles = within(canvas.getByRole('list', { name: 'Social profiles' })).getAllByRole('link')
    await expect(profiles.map((link) => link.textContent)).toEqual(['Facebook', 'Instagram', 'Twitter', 'YouTube'])
    for (const profile of profiles) {
      await expect(profile).toHaveAttribute('target', '_blank')
      await expect(profile).toHaveAttribute('rel', 'noopener noreferrer')
    }
  },
}

export const Legal: Story = {
  // Same picture as Default.
  tags: ['behaviour', 'no-picture'],
  name: 'Privacy, Terms and Returns are linked',
  play: async ({ canvas }) => {
    const legal = within(canvas.getByRole('list', { name: 'Legal' })).getAllByRole('link')
    await expect(legal.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Privacy', '/privacy-policy'],
      ['Terms', '/terms-of-service'],
      ['Returns', '/return-policy'],
    ])
  },
}

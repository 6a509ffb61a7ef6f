import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Logo } from '#ui/Logo/Logo.tsx'
import { Lotus } from '#ui/Logo/Lotus.tsx'

/**
 * The shop's logo: the lotus of its name over a gold line for the water, and the name in the display font. Inside a
 * link it leads to the home page. The lotus alone is used by `EmptyState`, and in the middle of `Spinner`.
 *
 * - [The name is text](#anchor--ui-logo--home): a screen reader reads it, and it names the link around it. The flower
 *   is decoration and adds nothing to that name.
 * - The flower is [beside the name](#anchor--ui-logo--row); the header puts it above on phones.
 * - [The lotus alone](#anchor--ui-logo--lotus-alone) has a line of 1.5 px at any size.
 */
const meta = {
  title: 'UI/Logo',
  component: Logo,
  args: { name: 'Padma Weaves' },
} satisfies Meta<typeof Logo>

export default meta
type Story = StoryObj<typeof meta>

export const Row: Story = {}

export const LotusAlone: Story = {
  name: 'Lotus alone',
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '2rem' }}>
      {[24, 46, 88, 160].map((size) => (
        <Lotus key={size} size={size} />
      ))}
    </div>
  ),
}

export const Home: Story = {
  name: 'The name of the shop is the name of the link around it',
  tags: ['behaviour'],
  render: (args) => (
    <a href="/">
      <Logo {...args} />
    </a>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Padma Weaves' })
    await expect(link).toBeVisible()
    await expect(link.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  },
}

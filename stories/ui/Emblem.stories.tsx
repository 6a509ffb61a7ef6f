import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Emblem } from '#ui/Icon/Emblem.tsx'

/**
 * One of the shop's rarer signs: of trust, of ways to the shop, of themes. They come with the parts that show them, not
 * with every page; otherwise they are as `Icon` is, and are all in Foundations/Icons.
 *
 * - Beside words it is decoration and not read.
 * - Standing alone it has a label, and is read as an image of that name.
 * - Its line is 1.3 px wide at every size.
 */
const meta = {
  title: 'UI/Emblem',
  component: Emblem,
  args: { name: 'truck', size: 30 },
} satisfies Meta<typeof Emblem>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Beside words it is not read',
  render: (args) => (
    <p style={{ display: 'flex', gap: '0.75rem', alignItems: 'center' }}>
      <Emblem {...args} /> Free Shipping
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
  },
}

export const Labelled: Story = {
  args: { name: 'whatsapp', label: 'WhatsApp' },
  name: 'With a label it is read as an image of that name',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'WhatsApp' })).toBeVisible()
  },
}

export const SameLine: Story = {
  args: { name: 'seal' },
  // Looks as Default does, in other sizes.
  tags: ['no-picture'],
  name: 'A larger sign has the same line',
  render: (args) => (
    <>
      <Emblem {...args} size={20} label="small" />
      <Emblem {...args} size={40} label="large" />
    </>
  ),
  play: async ({ canvas }) => {
    for (const emblem of canvas.getAllByRole('img')) {
      const drawn = (Number(emblem.getAttribute('stroke-width')) * Number(emblem.getAttribute('width'))) / 24
      await expect(drawn).toBeCloseTo(1.3, 1)
    }
  },
}

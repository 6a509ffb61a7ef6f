import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { IconButton } from '#ui/Button/IconButton.tsx'
import { Icon } from '#ui/Icon/Icon.tsx'
import { paths } from '#ui/Icon/paths.ts'

/**
 * One of the shop's own icons, in the colour of the text around it; all of them are in Foundations/Icons. For a button
 * with only an icon use `IconButton`.
 *
 * - [Beside text](#anchor--ui-icon--beside-text) it is decoration and hidden from screen readers.
 * - On its own it has a label, and is read as [an image of that name](#anchor--ui-icon--labelled).
 * - [It grows with the text](#anchor--ui-icon--large-text), except within a button of a fixed size.
 * - Its line is [1.3 px wide at every size](#anchor--ui-icon--sizes): a larger icon is not bolder.
 */
const meta = {
  title: 'UI/Icon',
  component: Icon,
  args: { name: 'bag' },
  // Its type is 'unknown' to the documentation.
  argTypes: { name: { control: 'select', options: Object.keys(paths) } },
} satisfies Meta<typeof Icon>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Large: Story = { args: { name: 'star', size: 30, color: 'var(--color-gold)' } }

export const Small: Story = { args: { name: 'check', size: 13, color: 'var(--color-success)' } }

/** It is hidden from screen readers. */
export const BesideText: Story = {
  name: 'Beside text',
  render: (args) => (
    <p style={{ display: 'flex', gap: '0.5rem', alignItems: 'center' }}>
      <Icon {...args} /> Free Shipping
    </p>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  },
}

/** A larger icon has the same line width. */
export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: '1rem', alignItems: 'center' }}>
      {([13, 18, 22, 30, 48] as const).map((size) => (
        <Icon key={size} name="bag" size={size} label={`${size}`} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const icons = canvas.getAllByRole('img')
    await expect(icons).toHaveLength(5)
    for (const icon of icons) {
      const lineWidth = (Number(icon.getAttribute('stroke-width')) * Number(icon.getAttribute('width'))) / 24
      await expect(lineWidth).toBeCloseTo(1.3, 1)
    }
  },
}

export const Labelled: Story = {
  args: { name: 'search', label: 'Search' },
  name: 'With a label it is an image of that name',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Search' })).toBeVisible()
  },
}

export const LargeText: Story = {
  args: { size: 20 },
  globals: { textSize: 'size200' },
  // Same picture as BesideText, larger.
  tags: ['behaviour', 'no-picture'],
  name: 'It grows with the text, except within a button of a fixed size',
  render: (args) => (
    <>
      <Icon {...args} /> <IconButton icon="heart" label="Save" size={20} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const widths = [...canvasElement.querySelectorAll('svg')].map((svg) => svg.getBoundingClientRect().width)
    await expect(widths).toEqual([40, 20])
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { IconButton } from '#ui/Button/IconButton.tsx'
import { paths } from '#ui/Icon/paths.ts'

/**
 * A button with only an icon, where its meaning is obvious (close, search, heart) or text is beside it. Where there is
 * space for text, use `Button` with an icon.
 *
 * - [Its label is its name](#anchor--ui-iconbutton--small); a screen reader reads nothing of the icon.
 * - [Its touch target is 44 px](#anchor--ui-iconbutton--small), even if the icon is smaller. [On a
 *   picture](#anchor--ui-iconbutton--on-picture) it is on a disc of 36 px; arrows have [a
 *   ring](#anchor--ui-iconbutton--ring).
 * - [A toggle button](#anchor--ui-iconbutton--pressed) says whether it is pressed (`aria-pressed`), and its label stays
 *   the same.
 */
const meta = {
  title: 'UI/IconButton',
  component: IconButton,
  args: { label: 'Search', icon: 'search', onClick: fn() },
  // Its type is 'unknown' to the documentation.
  argTypes: { icon: { control: 'select', options: Object.keys(paths) } },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Ring: Story = { args: { label: 'Next slide', icon: 'arrowRight', ground: 'ring' } }

export const OnPicture: Story = {
  name: 'On picture',
  args: { label: 'Save to wishlist', icon: 'heart', size: 18, ground: 'disc' },
  decorators: [
    (Part) => (
      <div style={{ inlineSize: '8rem', padding: '1rem', background: '#A9B5A0' }}>
        <Part />
      </div>
    ),
  ],
}

export const Disabled: Story = { args: { disabled: true, label: 'Previous picture', icon: 'arrowLeft' } }

/** The touch target is 44 px even if it looks smaller; the icon is hidden from screen readers. */
export const Small: Story = {
  args: { size: 14, icon: 'close', label: 'Close' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Close' })
    const { width, height } = button.getBoundingClientRect()
    await expect([width, height]).toEqual([44, 44])
    await expect(button.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  },
}

/** A toggle button says whether it is pressed. */
export const Pressed: Story = {
  args: { label: 'Save to wishlist', icon: 'heart', ground: 'disc', size: 18 },
  render: function Switching(args) {
    const [saved, setSaved] = useState(false)
    return (
      <IconButton {...args} icon={saved ? 'heartFilled' : 'heart'} pressed={saved} onClick={() => setSaved(!saved)} />
    )
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Save to wishlist', pressed: false })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await expect(button).toHaveAccessibleName('Save to wishlist')
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ThemeSwitch } from '#features/layout/ThemeSwitch/ThemeSwitch.tsx'

/**
 * The light the shop is seen in: Daylight, Lamplight, or whichever the device asks for.
 *
 * - It is named 'Theme' and says which light is chosen.
 * - A choice is told at once, by mouse, keys or touch alike.
 */
const meta = {
  title: 'Layout/ThemeSwitch',
  component: ThemeSwitch,
  args: { theme: 'system', onChoose: fn() },
} satisfies Meta<typeof ThemeSwitch>

export default meta
type Story = StoryObj<typeof meta>

export const AsTheDevice: Story = {
  name: 'It says which light is chosen',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Theme' })).toHaveDisplayValue('As the device')
  },
}

export const Daylight: Story = { args: { theme: 'daylight' } }

export const Lamplight: Story = { args: { theme: 'lamplight' } }

export const Choosing: Story = {
  // Looks as AsTheDevice does.
  tags: ['no-picture'],
  name: 'A choice is told at once',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Lamplight')
    await expect(args.onChoose).toHaveBeenCalledWith('lamplight')
  },
}

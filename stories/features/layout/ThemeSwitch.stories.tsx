import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ThemeSwitch } from '#features/layout/ThemeSwitch/ThemeSwitch.tsx'

/**
 * The choice of theme: Daylight, Lamplight, or the device's preference.
 *
 * - It is named 'Theme' and says which theme is chosen.
 * - A choice is reported at once, with mouse, keyboard or touch.
 */
const meta = {
  title: 'Layout/ThemeSwitch',
  component: ThemeSwitch,
  args: { theme: 'system', onChoose: fn() },
} satisfies Meta<typeof ThemeSwitch>

export default meta
type Story = StoryObj<typeof meta>

/** It shows which theme is chosen. */
export const AsTheDevice: Story = {
  name: 'As the device',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Theme' })).toHaveDisplayValue('As the device')
  },
}

export const Daylight: Story = { args: { theme: 'daylight' } }

export const Lamplight: Story = { args: { theme: 'lamplight' } }

export const Choosing: Story = {
  // Same picture as AsTheDevice.
  tags: ['behaviour', 'no-picture'],
  name: 'A choice is reported at once',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Lamplight')
    await expect(args.onChoose).toHaveBeenCalledWith('lamplight')
  },
}

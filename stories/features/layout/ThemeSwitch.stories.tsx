import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ThemeSwitch } from '#features/layout/ThemeSwitch/ThemeSwitch.tsx'

/**
 * The choice of theme, in the footer: Daylight, Lamplight, or the device's preference. For other choices use
 * `Select`.
 *
 * - It is [a list named 'Theme'](#anchor--layout-themeswitch--as-the-device), and says which theme is chosen: the
 *   device's, [Daylight](#anchor--layout-themeswitch--daylight) or
 *   [Lamplight](#anchor--layout-themeswitch--lamplight).
 * - [A choice is reported at once](#anchor--layout-themeswitch--choosing), with mouse, keyboard or touch: it is the
 *   device's own list.
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

export const Daylight: Story = {
  args: { theme: 'daylight' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Theme' })).toHaveDisplayValue('Daylight')
  },
}

export const Lamplight: Story = {
  args: { theme: 'lamplight' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Theme' })).toHaveDisplayValue('Lamplight')
  },
}

export const Choosing: Story = {
  // Same picture as AsTheDevice.
  tags: ['behaviour', 'no-picture'],
  name: 'A choice is reported at once',
  play: async ({ args, canvas, userEvent }) => {
    const list = canvas.getByRole('combobox')
    // The device opens its own list for this element.
    await expect(list).toBeInstanceOf(HTMLSelectElement)
    await userEvent.selectOptions(list, 'Lamplight')
    await expect(args.onChoose).toHaveBeenCalledWith('lamplight')
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, within } from 'storybook/test'
import { Select } from '#ui/Select/Select.tsx'

const states = ['Kerala', 'Karnataka', 'Tamil Nadu'].map((state) => ({ value: state, label: state }))

const orders = [
  { value: 'popular', label: 'Popular' },
  { value: 'price-low', label: 'Price: Low to High' },
  { value: 'newest', label: 'Newest' },
]

/**
 * One of many options. It is the browser's own select, so every phone opens its native list. For a few options that
 * should all be visible use `RadioGroup`, for suggestions while typing `Combobox`. A placeholder cannot be chosen. The
 * inline variant is for toolbars, and has neither hint nor error.
 *
 * - [The label is its name](#anchor--ui-select--unchosen); [the error is read after
 *   it](#anchor--ui-select--with-error). The label can be [visually hidden](#anchor--ui-select--hidden-label).
 * - As in any [native select](#anchor--ui-select--unchosen), arrow keys and typing choose an option.
 * - [A placeholder shows](#anchor--ui-select--unchosen) until something is chosen.
 * - Options can be [in groups](#anchor--ui-select--groups).
 * - The inline variant has [label and value in one box](#anchor--ui-select--inline-chosen), and [a click anywhere on
 *   it](#anchor--ui-select--inline-whole) opens the list.
 */
const meta = {
  title: 'UI/Select',
  component: Select,
  args: { label: 'State', options: states, placeholder: 'Select State' },
  decorators: [
    (Part) => (
      <div style={{ maxInlineSize: '26rem' }}>
        <Part />
      </div>
    ),
  ],
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = { args: { defaultValue: 'Kerala' } }

/** The error is read after the name. */
export const WithError: Story = {
  name: 'With error',
  args: { error: 'State is required' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('State is required')
  },
}

/** Each group has a name. */
export const Groups: Story = {
  args: {
    label: 'Category',
    placeholder: undefined,
    options: [
      {
        group: 'Pure Silks',
        options: [
          { value: 'kanjivaram', label: 'Kanjivaram' },
          { value: 'banarasi', label: 'Banarasi' },
        ],
      },
      { group: 'Cotton/Linen', options: [{ value: 'kasavu', label: 'Kerala kasavu' }] },
    ],
  },
  play: async ({ canvas }) => {
    const silks = within(canvas.getByRole('group', { name: 'Pure Silks' })).getAllByRole('option')
    await expect(silks.map(({ textContent }) => textContent)).toEqual(['Kanjivaram', 'Banarasi'])
    const cottons = within(canvas.getByRole('group', { name: 'Cotton/Linen' })).getAllByRole('option')
    await expect(cottons.map(({ textContent }) => textContent)).toEqual(['Kerala kasavu'])
  },
}

/** A hidden label is still read. */
export const HiddenLabel: Story = {
  name: 'Hidden label',
  args: { hideLabel: true, defaultValue: 'Kerala' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'State' })).toBeVisible()
  },
}

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Kerala' } }

const inline = {
  args: { inline: true, label: 'Sort by', options: orders, value: 'popular', onChange: fn(), placeholder: undefined },
  render: function Choosing() {
    const [order, setOrder] = useState('popular')
    return (
      <Select
        inline
        label="Sort by"
        options={orders}
        value={order}
        onChange={(event) => setOrder(event.target.value)}
      />
    )
  },
} satisfies Story

export const Inline: Story = inline

export const Unchosen: Story = {
  name: 'The placeholder shows until something is chosen',
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'State' })
    await expect(select).toBeInstanceOf(HTMLSelectElement)
    await expect(select).toHaveDisplayValue('Select State')
    await userEvent.selectOptions(select, 'Kerala')
    await expect(select).toHaveDisplayValue('Kerala')
  },
}

export const InlineChosen: Story = {
  ...inline,
  name: 'The inline variant shows the chosen value beside its label',
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'newest')
    await expect(canvas.getByText('Newest', { selector: 'span' })).toBeVisible()
  },
}

export const InlineWhole: Story = {
  ...inline,
  name: 'Every px of the inline box opens the list',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox')
    const { left, right, top, bottom } = select.parentElement?.getBoundingClientRect() ?? new DOMRect()
    for (const x of [left + 1, (left + right) / 2, right - 1]) {
      for (const y of [top + 1, (top + bottom) / 2, bottom - 1]) {
        await expect(document.elementFromPoint(x, y)).toBe(select)
      }
    }
  },
}

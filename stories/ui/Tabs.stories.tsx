import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Tabs } from '#ui/Tabs/Tabs.tsx'

/**
 * Several texts in one place, one visible at a time: the description, specifications, shipping and reviews of a
 * product. Texts that are read in sequence should be placed below each other instead. On paper all of them are printed,
 * each under its own heading.
 *
 * - [Tab enters the row at the selected tab, arrow keys select, and the next Tab goes into the
 *   panel](#anchor--ui-tabs--keyboard). Each panel is named by its tab.
 * - [The row is a tab list with a name](#anchor--ui-tabs--narrow), given by `label`.
 * - Unselected panels are [hidden and out of the tab order](#anchor--ui-tabs--hidden).
 * - Where the row is too narrow, as on a phone with large text, [it scrolls sideways](#anchor--ui-tabs--narrow), and
 *   the selected tab is scrolled into view.
 * - [Without scripts](#anchor--ui-tabs--without-scripts) each text is a section under its own heading, and there are no
 *   tabs.
 */
const meta = {
  title: 'UI/Tabs',
  component: Tabs<string>,
  args: {
    value: 'description',
    onChange: fn(),
    label: 'About this saree',
    tabs: [
      { value: 'description', label: 'Description', content: <p>Woven by hand over eighteen days.</p> },
      {
        value: 'specifications',
        label: 'Specifications',
        content: (
          <p>
            Pure mulberry silk. <a href="/care">How to care for it</a>
          </p>
        ),
      },
      { value: 'shipping', label: 'Shipping', content: <p>3-7 business days.</p> },
      { value: 'reviews', label: 'Reviews', content: <p>No reviews yet. Be the first to review this product!</p> },
    ],
  },
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value)
    return <Tabs {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof Tabs<string>>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** A narrow row scrolls the selected tab into view. */
export const Narrow: Story = {
  decorators: [
    (Part) => (
      <div style={{ inlineSize: '18rem' }}>
        <Part />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await document.fonts.ready
    const row = canvas.getByRole('tablist', { name: 'About this saree' })
    const last = canvas.getByRole('tab', { name: 'Reviews' })
    await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth)
    await userEvent.click(last)
    await expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(row.getBoundingClientRect().right + 1)
  },
}

/** Without scripts each text is a section under its own heading. */
export const WithoutScripts: Story = {
  name: 'Without scripts',
  // The shop's own sections; pictured by no story, for the page's attribute would outlive it.
  tags: ['no-picture'],
  beforeEach: () => {
    document.documentElement.dataset['scripts'] = 'off'
    return () => delete document.documentElement.dataset['scripts']
  },
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    await expect(headings).toEqual(['Description', 'Specifications', 'Shipping', 'Reviews'])
    await expect(canvas.getByText('3-7 business days.')).toBeVisible()
    await expect(canvas.queryByRole('tab')).not.toBeInTheDocument()
  },
}

export const Keyboard: Story = {
  name: 'Arrow keys select, and the next Tab goes into the panel',
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    const selected = canvas.getByRole('tab', { name: 'Specifications', selected: true })
    await expect(selected).toHaveFocus()
    await userEvent.tab()
    const panel = canvas.getByRole('tabpanel', { name: 'Specifications' })
    await expect(panel).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(selected).toHaveFocus()
    await userEvent.tab()
    await expect(panel).toHaveFocus()
  },
}

export const Hidden: Story = {
  name: 'Unselected panels are out of the tab order',
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByText('How to care for it')).not.toHaveFocus()
    await expect(canvas.getAllByRole('tabpanel')).toHaveLength(1)
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '#ui/Button/Button.tsx'
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx'
import { Sheet } from '#ui/Sheet/Sheet.tsx'

const colours = ['Ivory', 'Madder red', 'Peacock blue', 'Mustard', 'Violet', 'Leaf green', 'Rose', 'Indigo', 'Black']

/**
 * A part of the shop that slides over the page from where its button is: the menu from the left, the cart from the
 * right, the filters from below. What asks a question is a `Dialog`.
 *
 * - Its title is its name.
 * - Escape, the key named 'Close' and the veil close it; the focus returns to where it came from.
 * - What stands at its foot stays in sight while the rest scrolls.
 * - It comes in 240 ms; under reduced motion it is simply there.
 */
const meta = {
  title: 'UI/Sheet',
  component: Sheet,
  args: { open: true, onOpenChange: fn(), title: 'Filters', side: 'bottom', children: undefined },
  render: function Opening(args) {
    const [open, setOpen] = useState(args.open)
    return (
      <div style={{ minBlockSize: '40rem' }}>
        <Button variant="secondary" icon="filter" onClick={() => setOpen(true)}>
          Filters
        </Button>
        <Sheet {...args} open={open} onOpenChange={setOpen}>
          {colours.map((colour) => (
            <Checkbox key={colour} label={colour} />
          ))}
        </Sheet>
      </div>
    )
  },
} satisfies Meta<typeof Sheet>

export default meta
type Story = StoryObj<typeof meta>

const shown: Story['play'] = async () => {
  await expect(await screen.findByRole('dialog', { name: 'Filters' })).toBeVisible()
}

export const Bottom: Story = {
  args: {
    footer: (
      <>
        <Button variant="secondary" size="small">
          Clear All
        </Button>
        <Button size="small" full>
          Show 44 products
        </Button>
      </>
    ),
  },
  play: shown,
}

export const Left: Story = { args: { side: 'left' }, play: shown }

export const Right: Story = { args: { side: 'right' }, play: shown }

export const HiddenTitle: Story = {
  args: { hideTitle: true, side: 'left' },
  name: 'A hidden title names it all the same',
  play: shown,
}

export const Close: Story = {
  args: { open: false },
  name: 'The key named Close closes it and the focus returns',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(canvas.getByRole('button', { name: 'Filters' })).toHaveFocus()
  },
}

export const Escape: Story = {
  args: { open: false },
  name: 'Escape closes it',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }))
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

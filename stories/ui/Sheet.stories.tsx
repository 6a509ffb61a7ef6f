import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { reducedMotion } from '#theme/measures.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx'
import { Sheet } from '#ui/Sheet/Sheet.tsx'
import { withMedia } from './withMedia.ts'

const colours = ['Ivory', 'Madder red', 'Peacock blue', 'Mustard', 'Violet', 'Leaf green', 'Rose', 'Indigo', 'Black']

/**
 * A panel that slides over the page from the side of its button: the menu from the left, the cart from the right, the
 * filters on phones from below. For a question use `Dialog`. Escape, the button named 'Close' and a click on the overlay close
 * it. Its footer stays visible while the rest scrolls.
 *
 * - It is a dialog, and [its title is its name](#anchor--ui-sheet--bottom), [even if it is
 *   hidden](#anchor--ui-sheet--hidden-title).
 * - [The button named 'Close'](#anchor--ui-sheet--close) closes it, and the focus returns to the previous element.
 * - [Escape closes it](#anchor--ui-sheet--escape).
 * - [From the left](#anchor--ui-sheet--left) and [from the right](#anchor--ui-sheet--right) it is as high as the
 *   window, and on phones leaves 56 px of the page visible; [from below](#anchor--ui-sheet--bottom) it is as high as
 *   its content, with its footer at the bottom. In windows wider than a phone that one comes from the left, too.
 * - [It slides in](#anchor--ui-sheet--bottom) within 240 ms; under reduced motion (in the toolbar: 'Motion') it appears
 *   at once.
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

/** It slides in; under reduced motion it appears at once. */
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
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: 'Filters' })
    await expect(sheet).toBeVisible()
    const milliseconds = () => 1000 * Number.parseFloat(getComputedStyle(sheet).animationDuration)
    await expect(withMedia(reducedMotion, false, milliseconds)).toBe(240)
    await expect(withMedia(reducedMotion, true, milliseconds)).toBeLessThan(1)
  },
}

export const Left: Story = { args: { side: 'left' }, play: shown }

export const Right: Story = { args: { side: 'right' }, play: shown }

/** A hidden title is still the name. */
export const HiddenTitle: Story = {
  name: 'Hidden title',
  args: { hideTitle: true, side: 'left' },
  play: shown,
}

export const Close: Story = {
  args: { open: false },
  name: 'The button named Close closes it and the focus returns',
  tags: ['behaviour'],
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
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }))
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

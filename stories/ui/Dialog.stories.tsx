import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '#ui/Button/Button.tsx'
import { Dialog } from '#ui/Dialog/Dialog.tsx'

/**
 * A question over the page that must be answered or closed first. Rare: an action with Undo needs no question. For
 * content beside the page use `Sheet`, for a message `Notice` or `Toast`. Escape, the button named 'Close' and a click
 * on the overlay close it.
 *
 * - [Its title is its name](#anchor--ui-dialog--open), [even if it is hidden](#anchor--ui-dialog--hidden-title); its
 *   description is read after it. [Without a description](#anchor--ui-dialog--without-description) there is no
 *   `aria-describedby`.
 * - [Escape closes it](#anchor--ui-dialog--escape), and the focus returns to the element that had it before.
 * - [Tab keeps the focus inside](#anchor--ui-dialog--focus-trap) while it is open.
 */
const meta = {
  title: 'UI/Dialog',
  component: Dialog,
  args: {
    open: false,
    onOpenChange: fn(),
    title: 'Delete your account?',
    description: 'Your profile goes at once. Orders that are on their way still arrive.',
    children: undefined,
  },
  render: function Asking(args) {
    const [open, setOpen] = useState(args.open)
    return (
      <div style={{ minBlockSize: '22rem' }}>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Ask
        </Button>
        <Dialog {...args} open={open} onOpenChange={setOpen}>
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
            <Button onClick={() => setOpen(false)}>Delete Account</Button>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              Keep it
            </Button>
          </div>
        </Dialog>
      </div>
    )
  },
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

/** Its title is its name and its description is read after it. */
export const Open: Story = {
  args: { open: true },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' })
    await expect(dialog).toHaveAccessibleDescription(/^Your profile goes at once/)
  },
}

/** Without a description there is no aria-describedby. */
export const WithoutDescription: Story = {
  name: 'Without description',
  args: { open: true, description: undefined },
  play: async () => {
    await expect(await screen.findByRole('dialog')).not.toHaveAttribute('aria-describedby')
  },
}

/** A hidden title is still the name. */
export const HiddenTitle: Story = {
  name: 'Hidden title',
  args: { open: true, hideTitle: true },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' })
    await waitFor(() => expect(dialog).toBeVisible())
  },
}

export const Escape: Story = {
  name: 'Escape closes it and the focus returns to the previous element',
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }))
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(canvas.getByRole('button', { name: 'Ask' })).toHaveFocus()
  },
}

export const FocusTrap: Story = {
  args: { open: true },
  name: 'The focus stays inside while it is open',
  tags: ['behaviour'],
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog')
    for (let tabs = 0; tabs < 4; tabs++) {
      await userEvent.tab()
      await expect(dialog).toContainElement(document.activeElement as HTMLElement) // an element always has the focus
    }
  },
}

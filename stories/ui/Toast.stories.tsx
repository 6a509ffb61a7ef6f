import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { heldTimers } from '#mocks/heldTimers.ts'
import { toasts } from '#site/toasts.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Toaster, toast } from '#ui/Toast/Toaster.tsx'
import { ToastHost } from '#ui/Toast/ToastHost.tsx'
import { dismissToasts } from '#ui/Toast/dismissToasts.ts'
import { notify, notifyWhile } from '#ui/Toast/notify.ts'

const undo = fn()

/** The timers that close a message. */
const closing = heldTimers(toasts.duration)

/** Long enough to take a picture. */
const lasting = { duration: Number.POSITIVE_INFINITY }

/**
 * A short message that disappears: a saree was added to the cart, a coupon was removed. Call `notify` from anywhere;
 * the app mounts one `ToastHost`. Never the only place where an error is shown: for a message that stays use `Notice`.
 *
 * Messages are announced politely, without taking the focus. Each stays 4 seconds, longer while one has the focus; a
 * swipe of 45 px closes it. On phones and tablets they are at the bottom, above a bar of the page; on wider screens
 * below the header at the right. They make way for the control in use.
 *
 * - [Three messages](#anchor--ui-toast--three-messages) are a stack, each with the icon of its kind: success, error or
 *   information. The stack opens, and its messages stay, [while the pointer is over
 *   it](#anchor--ui-toast--paused-on-hover).
 * - [A button named 'Close message'](#anchor--ui-toast--closed) closes it at once.
 * - [The action of a message](#anchor--ui-toast--action), such as 'Undo', is a button; with [text twice as
 *   large](#anchor--ui-toast--large-text), and [on a phone if it is long](#anchor--ui-toast--long-action), it is below
 *   the message.
 * - [The same text twice](#anchor--ui-toast--same-text-twice) is one message; it can be [repeated while the one before
 *   it is closing](#anchor--ui-toast--repeated-message).
 * - [A progress message](#anchor--ui-toast--progress-message), by `notifyWhile`, is replaced by its outcome.
 * - [The first message is kept](#anchor--ui-toast--one-message) while the code for messages loads; [without a
 *   message](#anchor--ui-toast--no-message) nothing is shown or announced.
 */
const meta = {
  title: 'UI/Toast',
  component: ToastHost,
  args: toasts,
  // A message is shown by a play function: in a frame of its own a documentation page plays it.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 420 } } },
  // A message would disappear after 4 seconds, in the middle of a picture.
  tags: ['no-picture'],
  decorators: [
    (Part) => (
      <div style={{ minBlockSize: '24rem' }}>
        <Part />
      </div>
    ),
  ],
  beforeEach: async () => {
    undo.mockClear()
    // The fonts have loaded before the first message: a message is measured once.
    await Promise.all(['400 15px Figtree', '500 15px Figtree'].map((face) => document.fonts.load(face, 'A₹')))
    return () => void toast.dismiss()
  },
} satisfies Meta<typeof ToastHost>

export default meta
type Story = StoryObj<typeof meta>

/** At most three are shown, each with the icon of its kind. */
export const ThreeMessages: Story = {
  name: 'Three messages',
  tags: ['!no-picture'],
  render: (numbers) => <Toaster {...numbers} />,
  play: async () => {
    toast.info('Cart cleared (3 items removed)', { ...lasting, action: { label: 'Undo', onClick: undo } })
    toast.error('Invalid coupon: This coupon has expired', lasting)
    toast.success('Coupon applied! You saved ₹500', lasting)
    await waitFor(() => expect(screen.getByText('Coupon applied! You saved ₹500')).toBeVisible())
    await expect(screen.getAllByRole('listitem')).toHaveLength(3)
    // Of the others the closed stack shows an edge, and no part of their text.
    for (const lower of ['Cart cleared (3 items removed)', 'Invalid coupon: This coupon has expired']) {
      await waitFor(() => expect(screen.getByText(lower)).not.toBeVisible())
    }
  },
}

/** The first message is kept while the toaster loads. */
export const OneMessage: Story = {
  name: 'One message',
  play: async () => {
    notify('Added to cart!')
    await waitFor(() => expect(screen.getByText('Added to cart!')).toBeVisible())
  },
}

export const PausedOnHover: Story = {
  name: 'Messages stay while the pointer is over them',
  tags: ['behaviour'],
  beforeEach: closing.hold,
  render: (numbers) => <Toaster {...numbers} />,
  play: async ({ userEvent }) => {
    toast.info('Cart cleared (3 items removed)', lasting)
    const lower = await screen.findByText('Cart cleared (3 items removed)')
    await userEvent.hover(lower)
    notify('Added to cart!')
    await screen.findByText('Added to cart!')
    for (const message of screen.getAllByRole('listitem')) {
      await expect(message).toHaveAttribute('data-expanded', 'true')
    }
    await waitFor(() => expect(lower).toBeVisible())
    await expect(closing.count()).toBe(0)
    await waitFor(() => expect(screen.getByText('Added to cart!')).toBeVisible())
    await userEvent.unhover(lower)
    await waitFor(() => expect(closing.count()).toBe(1))
    closing.run()
    await waitFor(() => expect(screen.queryByText('Added to cart!')).not.toBeInTheDocument())
  },
}

export const Action: Story = {
  name: 'The action of a message is a button',
  tags: ['behaviour'],
  play: async ({ userEvent }) => {
    notify('Kanjivaram Temple Border Silk removed from cart', { action: { label: 'Undo', onClick: undo } })
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await expect(undo).toHaveBeenCalledOnce()
  },
}

export const LargeText: Story = {
  name: 'With text of 200 % the action is below the message, and the icon beside it',
  tags: ['behaviour'],
  globals: { textSize: 'size200' },
  play: async () => {
    notify('Added to cart!', { action: { label: 'View cart', onClick: undo } })
    const message = await screen.findByText('Added to cart!')
    await waitFor(async () => {
      const { top, height, width } = message.getBoundingClientRect()
      const action = screen.getByRole('button', { name: 'View cart' }).getBoundingClientRect()
      await expect(action.top).toBeGreaterThanOrEqual(top + height / 2)
      await expect(width).toBeGreaterThan(120)
      const icon = document.querySelector('[data-icon]')?.getBoundingClientRect() ?? new DOMRect()
      await expect(icon.bottom).toBeGreaterThan(top)
      await expect(icon.top).toBeLessThan(top + height)
    })
  },
}

export const LongAction: Story = {
  name: 'On a phone a long action is below the message, and a short one beside it',
  tags: ['behaviour'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    const isBelow = (message: HTMLElement, name: string) => {
      const { top } = screen.getByRole('button', { name }).getBoundingClientRect()
      return top + 12 >= message.getBoundingClientRect().bottom
    }
    notify('Added to cart!', { action: { label: 'View cart', onClick: undo } })
    const short = await screen.findByText('Added to cart!')
    await expect(isBelow(short, 'View cart')).toBe(false)
    dismissToasts()
    notify('You have been logged out successfully', { action: { label: 'Clear this device', onClick: undo } })
    const long = await screen.findByText('You have been logged out successfully')
    await waitFor(() => expect(isBelow(long, 'Clear this device')).toBe(true))
  },
}

export const Closed: Story = {
  name: 'The button named Close message closes it',
  tags: ['behaviour'],
  play: async ({ userEvent }) => {
    notify('Coupon removed')
    await screen.findByText('Coupon removed')
    await userEvent.click(screen.getByRole('button', { name: 'Close message' }))
    await waitFor(() => expect(screen.queryByText('Coupon removed')).not.toBeInTheDocument())
  },
}

export const SameTextTwice: Story = {
  name: 'The same text twice is one message',
  tags: ['behaviour'],
  play: async () => {
    notify('Product link copied to clipboard!')
    const first = await screen.findByText('Product link copied to clipboard!')
    notify('Product link copied to clipboard!')
    // A new element, so that it is announced again.
    await waitFor(() => expect(first).not.toBeInTheDocument())
    await expect(screen.getAllByText('Product link copied to clipboard!')).toHaveLength(1)
  },
}

export const RepeatedMessage: Story = {
  name: 'A message can be repeated while the one before it is closing',
  tags: ['behaviour'],
  play: async () => {
    notify('Added to cart!')
    const first = await screen.findByText('Added to cart!')
    dismissToasts()
    notify('Added to cart!')
    await waitFor(() => expect(first).not.toBeInTheDocument())
    await waitFor(() => expect(screen.getByText('Added to cart!')).toBeVisible())
  },
}

export const ProgressMessage: Story = {
  name: 'A progress message is replaced by its outcome',
  tags: ['behaviour'],
  play: async ({ step }) => {
    let fail = (_reason: Error): void => undefined
    const sending = new Promise<string>((_resolve, reject) => {
      fail = reject
    })
    notifyWhile(sending, {
      loading: 'Sending your message...',
      success: 'Thank you for your message!',
      error: 'Sorry, there was an error sending your message. Please try again.',
    })
    await step('shows that it is sending', async () => {
      await waitFor(() => expect(screen.getByText('Sending your message...')).toBeVisible())
    })
    fail(new Error('no connection'))
    await step('shows that sending failed', async () => {
      await waitFor(() => expect(screen.getByText(/^Sorry, there was an error/)).toBeVisible())
      await expect(screen.queryByText('Sending your message...')).not.toBeInTheDocument()
    })
  },
}

export const NoMessage: Story = {
  name: 'Without a message nothing is shown or announced',
  tags: ['behaviour'],
  render: (numbers) => (
    <main>
      <Button onClick={() => notify('Added to cart!')}>Add to Cart</Button>
      <ToastHost {...numbers} />
    </main>
  ),
  play: async ({ canvasElement }) => {
    await expect(screen.queryByRole('listitem')).not.toBeInTheDocument()
    await expect(canvasElement.querySelector('[aria-live]')).toHaveTextContent(/^$/)
  },
}

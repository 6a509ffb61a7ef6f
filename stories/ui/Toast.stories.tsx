import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '#ui/Button/Button.tsx'
import { Toaster, toast } from '#ui/Toast/Toaster.tsx'
import { ToastHost } from '#ui/Toast/ToastHost.tsx'
import { notify, notifyWhile } from '#ui/Toast/notify.ts'

const undo = fn()

/** For as long as a picture takes. */
const lasting = { duration: Number.POSITIVE_INFINITY }

/**
 * Something said in passing: a saree is in the cart, a coupon is gone. Call `notify` from anywhere; the app mounts one
 * `ToastHost`. Never the only place where an error is told.
 *
 * - Messages are read politely, without taking the focus.
 * - Each stays 4 seconds, longer while the pointer rests on them; three are seen at once.
 * - A key named 'Close message' takes it away at once, a sweep of 45 px does too.
 * - The same words said twice are one message.
 */
const meta = {
  title: 'UI/Toast',
  component: ToastHost,
  parameters: { layout: 'fullscreen' },
  // A message goes after 4 seconds, and would go in the middle of a picture.
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
    // A page has its words set before the first message comes; a message is measured once.
    await Promise.all(['400 15px Figtree', '500 15px Figtree'].map((face) => document.fonts.load(face, 'A₹')))
    return () => void toast.dismiss()
  },
} satisfies Meta<typeof ToastHost>

export default meta
type Story = StoryObj<typeof meta>

export const Said: Story = {
  name: 'The first message is not lost while its surface is fetched',
  play: async () => {
    notify('Added to cart!')
    await expect(await screen.findByText('Added to cart!')).toBeVisible()
  },
}

export const Kinds: Story = {
  name: 'Three are seen at once, each with a sign of its kind',
  tags: ['!no-picture'],
  render: () => <Toaster />,
  play: async () => {
    toast.info('Cart cleared (3 items removed)', { ...lasting, action: { label: 'Undo', onClick: undo } })
    toast.error('Invalid coupon: This coupon has expired', lasting)
    toast.success('Coupon applied! You saved ₹500', lasting)
    await expect(await screen.findByText('Cart cleared (3 items removed)')).toBeVisible()
    await expect(screen.getAllByRole('listitem')).toHaveLength(3)
  },
}

export const Rested: Story = {
  name: 'Messages stay while the pointer rests on them',
  play: async ({ userEvent }) => {
    notify('Added to cart!')
    await userEvent.hover(await screen.findByText('Added to cart!'))
    await expect(screen.getByText('Added to cart!').closest('li')).toHaveAttribute('data-expanded', 'true')
  },
}

export const Action: Story = {
  name: 'What can be done about it is a key in the message',
  play: async ({ userEvent }) => {
    notify('Kanjivaram Temple Border Silk removed from cart', { action: { label: 'Undo', onClick: undo } })
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await expect(undo).toHaveBeenCalledOnce()
  },
}

export const Closed: Story = {
  name: 'The key named Close message takes it away',
  play: async ({ userEvent }) => {
    notify('Coupon removed')
    await screen.findByText('Coupon removed')
    await userEvent.click(screen.getByRole('button', { name: 'Close message' }))
    await waitFor(() => expect(screen.queryByText('Coupon removed')).not.toBeInTheDocument())
  },
}

export const Once: Story = {
  name: 'The same words said twice are one message',
  play: async () => {
    notify('Product link copied to clipboard!')
    notify('Product link copied to clipboard!')
    await screen.findByText('Product link copied to clipboard!')
    await expect(screen.getAllByText('Product link copied to clipboard!')).toHaveLength(1)
  },
}

export const Course: Story = {
  name: 'What is under way says how it ended in the same place',
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
    await step('it says that it is sending', async () => {
      await expect(await screen.findByText('Sending your message...')).toBeVisible()
    })
    fail(new Error('no connection'))
    await step('it says that it could not be sent', async () => {
      await expect(await screen.findByText(/^Sorry, there was an error/)).toBeVisible()
      await expect(screen.queryByText('Sending your message...')).not.toBeInTheDocument()
    })
  },
}

export const Unasked: Story = {
  name: 'Without a message there is nothing to find in the page',
  render: () => (
    <main>
      <Button onClick={() => notify('Added to cart!')}>Add to Cart</Button>
    </main>
  ),
  play: async () => {
    await expect(screen.queryByRole('listitem')).not.toBeInTheDocument()
  },
}

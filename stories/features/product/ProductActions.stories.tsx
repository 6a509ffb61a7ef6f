import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test'
import { ProductActions } from '#features/product/ProductActions/ProductActions.tsx'
import { shareProduct } from '#features/product/shareProduct.ts'
import { kanjivaram } from '#mocks/data.ts'
import { toasts } from '#site/toasts.ts'
import { toast } from '#ui/Toast/Toaster.tsx'
import { ToastHost } from '#ui/Toast/ToastHost.tsx'

const link = `https://shop.example/product/${kanjivaram.key}`

/**
 * The heart and the share button of a product, on its page. On a card use the heart of `ProductCard`; for sharing by
 * WhatsApp, and for a visible button to copy the link, use `ShareLinks`.
 *
 * - The heart is [a toggle button named 'Save to wishlist'](#anchor--product-productactions--not-saved). It is
 *   [pressed, under the same name](#anchor--product-productactions--saved), when the product is on this device's
 *   wishlist.
 * - [Share opens the device's share sheet](#anchor--product-productactions--share-sheet) with name and link;
 *   [cancelling it shows no message](#anchor--product-productactions--cancelled).
 * - [Without a share sheet the link is copied](#anchor--product-productactions--link-copied), and a message says so.
 * - When [the share sheet](#anchor--product-productactions--failed) or
 *   [copying](#anchor--product-productactions--no-clipboard) fails, no message is shown: the error is only logged to
 *   the console.
 */
const meta = {
  title: 'Product/ProductActions',
  component: ProductActions,
  args: {
    isSaved: false,
    onToggleSaved: fn(),
    onShare: () => void shareProduct(kanjivaram.name, link),
  },
  decorators: [
    (Part) => (
      <>
        <Part />
        <ToastHost {...toasts} />
      </>
    ),
  ],
  beforeEach: () => () => void toast.dismiss(),
} satisfies Meta<typeof ProductActions>

export default meta
type Story = StoryObj<typeof meta>

/** Replaces the browser's share and copy functions. Returns the cleanup. */
function browserWith(ways: { share?: unknown; clipboard?: unknown }): () => void {
  for (const name of ['share', 'clipboard'] as const) {
    if (ways[name] === undefined && name === 'share') Reflect.deleteProperty(Navigator.prototype, name)
    else Object.defineProperty(navigator, name, { value: ways[name], configurable: true })
  }
  return () => {
    Reflect.deleteProperty(navigator, 'share')
    Reflect.deleteProperty(navigator, 'clipboard')
  }
}

const copied = 'Product link copied to clipboard!'
const share = fn<(data: ShareData) => Promise<void>>()
const writeText = fn<(text: string) => Promise<void>>()

/** No message of any text: a toast is an item of a list. */
async function expectNoMessage() {
  await expect(screen.queryByRole('listitem')).not.toBeInTheDocument()
  await expect(screen.queryByRole('alert')).not.toBeInTheDocument()
}

export const NotSaved: Story = {
  name: 'Not saved',
  play: async ({ args, canvas, userEvent }) => {
    const heart = canvas.getByRole('button', { name: 'Save to wishlist', pressed: false })
    await userEvent.click(heart)
    await expect(args.onToggleSaved).toHaveBeenCalledOnce()
  },
}

export const Saved: Story = {
  args: { isSaved: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save to wishlist', pressed: true })).toBeVisible()
  },
}

/** Without a share sheet the link is copied, and a message says so. */
export const LinkCopied: Story = {
  name: 'Link copied',
  beforeEach: () => browserWith({ clipboard: { writeText: writeText.mockReset().mockResolvedValue() } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }))
    await waitFor(() => expect(screen.getByText(copied)).toBeVisible())
    await expect(screen.getByRole('listitem')).toHaveTextContent(copied)
    await expect(writeText).toHaveBeenCalledWith(link)
  },
}

export const ShareSheet: Story = {
  name: "The device's share sheet gets name and link",
  // Same picture as NotSaved.
  tags: ['behaviour', 'no-picture'],
  beforeEach: () => browserWith({ share: share.mockReset().mockResolvedValue(), clipboard: { writeText } }),
  play: async ({ canvas, userEvent }) => {
    writeText.mockReset()
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }))
    await expect(share).toHaveBeenCalledWith({ title: kanjivaram.name, url: link })
    await expect(writeText).not.toHaveBeenCalled()
  },
}

export const Cancelled: Story = {
  name: 'Cancelling the share sheet shows no message',
  // Same picture as NotSaved.
  tags: ['behaviour', 'no-picture'],
  beforeEach: () =>
    browserWith({
      share: share.mockReset().mockRejectedValue(new DOMException('Share canceled', 'AbortError')),
      clipboard: { writeText },
    }),
  play: async ({ canvas, userEvent }) => {
    writeText.mockReset()
    const said = spyOn(console, 'error').mockReturnValue()
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }))
    await expect(share).toHaveBeenCalledOnce()
    await expect(writeText).not.toHaveBeenCalled()
    await expect(said).not.toHaveBeenCalled()
    await expectNoMessage()
    said.mockRestore()
  },
}

export const Failed: Story = {
  name: 'A failing share sheet is only logged to the console',
  // Same picture as NotSaved.
  tags: ['behaviour', 'no-picture'],
  beforeEach: () =>
    browserWith({
      share: share.mockReset().mockRejectedValue(new DOMException('Not now', 'NotAllowedError')),
      clipboard: { writeText },
    }),
  play: async ({ canvas, userEvent }) => {
    const said = spyOn(console, 'error').mockReturnValue()
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }))
    await waitFor(() => expect(said).toHaveBeenCalledWith('Sharing failed', expect.any(DOMException)))
    await expectNoMessage()
    said.mockRestore()
  },
}

export const NoClipboard: Story = {
  name: 'When copying fails the error is only logged to the console',
  // Same picture as NotSaved.
  tags: ['behaviour', 'no-picture'],
  beforeEach: () => browserWith({ clipboard: null }),
  play: async ({ canvas, userEvent }) => {
    const said = spyOn(console, 'error').mockReturnValue()
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }))
    await waitFor(() => expect(said).toHaveBeenCalledWith('Copying failed', expect.any(TypeError)))
    await expectNoMessage()
    said.mockRestore()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test'
import { PieceDoings } from '#features/product/PieceDoings/PieceDoings.tsx'
import { sharePiece } from '#features/product/sharePiece.ts'
import { kanjivaram } from '#mocks/data.ts'
import { toast } from '#ui/Toast/Toaster.tsx'
import { ToastHost } from '#ui/Toast/ToastHost.tsx'

const link = `https://shop.example/product/${kanjivaram.key}`

/**
 * The heart and the way to share a piece, beside its badges.
 *
 * - The heart is a switch, 'Save to wishlist': pressed where the piece is on the one wishlist of this device.
 * - Sharing opens the device's own sheet with name and link; a sheet that is closed again says nothing.
 * - Where there is no sheet the link is copied, and a message says so.
 * - Where that fails too, the console alone is told.
 */
const meta = {
  title: 'Product/PieceDoings',
  component: PieceDoings,
  args: {
    isSaved: false,
    onToggleSaved: fn(),
    onShare: () => void sharePiece(kanjivaram.name, link),
  },
  decorators: [
    (Part) => (
      <>
        <Part />
        <ToastHost />
      </>
    ),
  ],
  beforeEach: () => () => void toast.dismiss(),
} satisfies Meta<typeof PieceDoings>

export default meta
type Story = StoryObj<typeof meta>

/** A browser with these ways to share and to copy, or without them. Returns its undoing. */
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

export const NotSaved: Story = {
  name: 'A piece that is not saved has an empty heart',
  play: async ({ args, canvas, userEvent }) => {
    const heart = canvas.getByRole('button', { name: 'Save to wishlist', pressed: false })
    await userEvent.click(heart)
    await expect(args.onToggleSaved).toHaveBeenCalledOnce()
  },
}

export const Saved: Story = {
  args: { isSaved: true },
  name: 'A piece that is saved has a full one',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save to wishlist', pressed: true })).toBeVisible()
  },
}

export const Sheet: Story = {
  name: "The device's own sheet gets name and link",
  // Looks as NotSaved does.
  tags: ['no-picture'],
  beforeEach: () => browserWith({ share: share.mockReset().mockResolvedValue(), clipboard: { writeText } }),
  play: async ({ canvas, userEvent }) => {
    writeText.mockReset()
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }))
    await expect(share).toHaveBeenCalledWith({ title: kanjivaram.name, url: link })
    await expect(writeText).not.toHaveBeenCalled()
  },
}

export const Cancelled: Story = {
  name: 'A sheet that is closed again says nothing',
  // Looks as NotSaved does.
  tags: ['no-picture'],
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
    await expect(screen.queryByText(copied)).not.toBeInTheDocument()
    said.mockRestore()
  },
}

export const Failed: Story = {
  name: 'A sheet that fails is told to the console alone',
  // Looks as NotSaved does.
  tags: ['no-picture'],
  beforeEach: () =>
    browserWith({
      share: share.mockReset().mockRejectedValue(new DOMException('Not now', 'NotAllowedError')),
      clipboard: { writeText },
    }),
  play: async ({ canvas, userEvent }) => {
    const said = spyOn(console, 'error').mockReturnValue()
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }))
    await waitFor(() => expect(said).toHaveBeenCalledWith('Sharing failed', expect.any(DOMException)))
    await expect(screen.queryByText(copied)).not.toBeInTheDocument()
    said.mockRestore()
  },
}

export const Copied: Story = {
  name: 'Without a sheet the link is copied, and a message says so',
  beforeEach: () => browserWith({ clipboard: { writeText: writeText.mockReset().mockResolvedValue() } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }))
    await expect(await screen.findByText(copied)).toBeVisible()
    await expect(writeText).toHaveBeenCalledWith(link)
  },
}

export const NoClipboard: Story = {
  name: 'Where nothing can be copied the console alone is told',
  // Looks as NotSaved does.
  tags: ['no-picture'],
  beforeEach: () => browserWith({ clipboard: null }),
  play: async ({ canvas, userEvent }) => {
    const said = spyOn(console, 'error').mockReturnValue()
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }))
    await waitFor(() => expect(said).toHaveBeenCalledWith('The link could not be copied', expect.any(TypeError)))
    await expect(screen.queryByText(copied)).not.toBeInTheDocument()
    said.mockRestore()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import type { Product } from '#domain/product/product.ts'
import { pictureIn, picturePlaces } from '#features/shared/pictures.ts'
import { brokenPicture, kanjivaram, longCaptions } from '#mocks/data.ts'
import { Button } from '#ui/Button/Button.tsx'
import { PictureViewer } from '#ui/PictureViewer/PictureViewer.tsx'
import type { ViewedPicture } from '#ui/PictureViewer/viewedPicture.ts'

const picturesOf = ({ images }: Product): ViewedPicture[] =>
  images.map((image) => {
    const { src, sources } = pictureIn(picturePlaces.gallery, image)
    const { id, alt, caption, width, height, colour } = image
    return {
      key: id,
      src,
      sources,
      thumb: pictureIn(picturePlaces.thumb, image),
      alt,
      caption,
      width,
      height,
      ground: colour,
    }
  })

/**
 * Pictures in full screen, one at a time, with zoom: wheel, pinch, double tap, keys, buttons. It is a dialog, for
 * pictures whose details matter, as those of a product; for slides within a page use `Carousel`. The button named
 * 'Close' closes it, and `-` zooms out. In a low window, as with a browser zoom of 400 %, its controls are in one row,
 * without captions and thumbnails.
 *
 * - [Escape closes it](#anchor--ui-pictureviewer--escape), and the focus returns to the previous element.
 * - [`+` zooms in, up to four times, and `0` shows the whole picture](#anchor--ui-pictureviewer--keys); [the zoom level
 *   is announced politely](#anchor--ui-pictureviewer--zoomed).
 * - [Left and right arrow keys change the picture](#anchor--ui-pictureviewer--wide-arrows), up and down pan it; if the
 *   picture is wider than the window, [all four pan](#anchor--ui-pictureviewer--keys).
 * - [With every change](#anchor--ui-pictureviewer--keys) the position, as 'n of m', and the caption are announced;
 *   without a caption, the alternative text.
 * - [The buttons with arrows wrap around](#anchor--ui-pictureviewer--wrap-around) and reset the zoom. [A single
 *   picture](#anchor--ui-pictureviewer--one-picture) has neither arrows nor a count.
 * - [A thumbnail shows its picture](#anchor--ui-pictureviewer--thumbnails). It is at least 44 px wide; the current one
 *   is marked, and arrow keys move the focus with it.
 * - On desktops the picture begins [as wide as the window](#anchor--ui-pictureviewer--several-pictures), with the
 *   controls over its edges; [zoomed out](#anchor--ui-pictureviewer--whole-picture) it is as high as the window. [A
 *   long caption](#anchor--ui-pictureviewer--long-caption) leaves more than half of the height to the picture. On phones
 *   it scrolls, and [can then be focused](#anchor--ui-pictureviewer--scrolling-caption), to scroll it by keyboard.
 * - [A file of another shape than its record states](#anchor--ui-pictureviewer--other-shape) is shown whole, not cropped.
 */
const meta = {
  title: 'UI/PictureViewer',
  component: PictureViewer,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Pictures of Kanjivaram Temple Border Silk',
    pictures: picturesOf(kanjivaram),
    current: 0,
    onChange: fn(),
  },
  render: function Viewing(args) {
    const [open, setOpen] = useState(args.open)
    const [current, setCurrent] = useState(args.current)
    return (
      <div style={{ minBlockSize: '22rem' }}>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Look
        </Button>
        <PictureViewer {...args} open={open} onOpenChange={setOpen} current={current} onChange={setCurrent} />
      </div>
    )
  },
} satisfies Meta<typeof PictureViewer>

export default meta
type Story = StoryObj<typeof meta>

const opened = async () => {
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
}
/** The box of the picture, in px. */
const seen = () => screen.getByRole('dialog').querySelector('[data-picture]')?.getBoundingClientRect() ?? new DOMRect()

/** Opened and zoomed to the width of the window, as it begins: an earlier press would be undone. */
const openedWide = async () => {
  const viewer = await opened()
  await waitFor(() => expect(seen().width).toBeCloseTo(innerWidth, 0))
  return viewer
}

/** One picture of several, as wide as the window. */
export const SeveralPictures: Story = {
  name: 'Several pictures',
  play: async () => {
    const viewer = await openedWide()
    await expect(viewer.getByText('1 / 5')).toBeVisible()
    await expect(viewer.getByText('The pallu, spread out')).toBeVisible()
    await expect(seen().width / seen().height).toBeCloseTo(2 / 3, 1)
  },
}

/** Zoomed out, the picture is whole: on desktops as high as the window. */
export const WholePicture: Story = {
  name: 'Whole picture',
  play: async ({ userEvent }) => {
    const viewer = await openedWide()
    await userEvent.keyboard('0')
    await waitFor(() =>
      expect(viewer.getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled', 'true'),
    )
    if (innerWidth >= 960) await waitFor(() => expect(seen().height).toBeCloseTo(innerHeight, 0))
    await expect(seen().width).toBeLessThanOrEqual(innerWidth)
  },
}

/** Zoom in enlarges by half. */
export const Zoomed: Story = {
  play: async ({ userEvent }) => {
    const viewer = await openedWide()
    await userEvent.keyboard('0')
    await waitFor(() => expect(seen().height).toBeLessThanOrEqual(innerHeight))
    const { width } = seen()
    await userEvent.click(viewer.getByRole('button', { name: 'Zoom in' }))
    await waitFor(() => expect(seen().width).toBeCloseTo(1.5 * width, 0))
    await expect(viewer.getByText('Zoom 150 percent')).toHaveAttribute('aria-live', 'polite')
    await expect(viewer.getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled', 'false')
  },
}

/** A single picture has neither arrows nor a count. */
export const OnePicture: Story = {
  args: { pictures: picturesOf(kanjivaram).slice(0, 1) },
  name: 'One picture',
  play: async () => {
    const viewer = await opened()
    await expect(viewer.getAllByRole('button')).toHaveLength(3)
    await expect(viewer.queryByText(/\d \/ \d/)).toBeNull()
  },
}

/** A long caption leaves enough space for the picture. */
export const LongCaption: Story = {
  name: 'Long caption',
  args: { pictures: picturesOf(longCaptions), current: 3 },
  play: async () => {
    await opened()
    await expect(seen().height).toBeGreaterThan(innerHeight / 2)
  },
}

/** A broken picture is replaced by the placeholder. */
export const BrokenPicture: Story = {
  args: { pictures: picturesOf(brokenPicture) },
  name: 'Broken picture',
  play: async () => {
    await opened()
    await waitFor(() => expect(screen.getByRole('dialog').querySelector('img')).toBeNull())
  },
}

export const Keys: Story = {
  // Same pictures as SeveralPictures and Zoomed.
  tags: ['behaviour', 'no-picture'],
  name: 'Keys zoom in, pan, zoom out and change the picture',
  args: { pictures: picturesOf(kanjivaram).map((each, place) => (place === 3 ? { ...each, caption: '' } : each)) },
  play: async ({ userEvent }) => {
    const viewer = await openedWide()
    await userEvent.keyboard('0')
    await waitFor(() => expect(seen().height).toBeLessThanOrEqual(innerHeight))
    const { width, top } = seen()
    await userEvent.keyboard('++++++')
    await waitFor(() => expect(seen().width).toBeCloseTo(4 * width, 0))
    const middle = seen()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    await waitFor(() => expect(seen().top).toBeLessThan(middle.top))
    await waitFor(() => expect(seen().left).toBeLessThan(middle.left))
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}')
    await waitFor(() => expect(seen().top).toBeCloseTo(middle.top, 0))
    await waitFor(() => expect(seen().left).toBeCloseTo(middle.left, 0))
    await expect(viewer.getByText('1 / 5')).toBeVisible()
    await userEvent.keyboard('0')
    await waitFor(() => expect(seen().width).toBeCloseTo(width, 0))
    await expect(seen().top).toBeCloseTo(top, 0)
    await userEvent.keyboard('{ArrowLeft}')
    await expect(viewer.getByText('5 / 5')).toBeVisible()
    const announcement = viewer.getByText('5 of 5: The blouse piece, on its saree')
    await expect(announcement).toHaveAttribute('aria-live', 'polite')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(announcement).toHaveTextContent(`4 of 5: ${kanjivaram.images[3]?.alt}`)
  },
}

export const WideArrows: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  // Same picture as SeveralPictures.
  tags: ['behaviour', 'no-picture'],
  name: 'Arrow keys change a picture as wide as the window, and pan it up and down',
  play: async ({ userEvent }) => {
    const viewer = await openedWide()
    const { top } = seen()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(seen().top).toBeLessThan(top))
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(seen().top).toBeCloseTo(top, 0))
    await userEvent.keyboard('{ArrowRight}')
    await expect(viewer.getByText('2 / 5')).toBeVisible()
    await waitFor(() => expect(seen().width).toBeCloseTo(innerWidth, 0))
    await userEvent.keyboard('{ArrowLeft}')
    await expect(viewer.getByText('1 / 5')).toBeVisible()
  },
}

export const Landscape: Story = {
  args: { pictures: picturesOf(kanjivaram).map((each) => ({ ...each, width: 1800, height: 1200 })) },
  // A picture stretched to a shape it does not have.
  tags: ['behaviour', 'no-picture'],
  name: 'A picture wider than the window is whole, and arrow keys change it',
  play: async ({ userEvent }) => {
    const viewer = await openedWide()
    await expect(viewer.getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{ArrowRight}')
    await expect(viewer.getByText('2 / 5')).toBeVisible()
  },
}

export const WrapAround: Story = {
  // With flat pictures, the same picture as SeveralPictures.
  tags: ['behaviour', 'no-picture'],
  name: 'Its arrows wrap around, and reset the zoom',
  play: async ({ userEvent }) => {
    const viewer = await openedWide()
    await userEvent.click(viewer.getByRole('button', { name: 'Zoom in' }))
    await waitFor(() => expect(seen().width).toBeGreaterThan(innerWidth + 1))
    await userEvent.click(viewer.getByRole('button', { name: 'Previous picture' }))
    await expect(viewer.getByText('5 / 5')).toBeVisible()
    // A picture is fitted to the window a frame after it is there.
    await waitFor(() => expect(seen().width).toBeCloseTo(innerWidth, 0))
    await userEvent.click(viewer.getByRole('button', { name: 'Next picture' }))
    await expect(viewer.getByText('1 / 5')).toBeVisible()
  },
}

export const Thumbnails: Story = {
  tags: ['behaviour'],
  name: 'A thumbnail shows its picture, and arrow keys go on from there',
  play: async ({ userEvent }) => {
    const viewer = await opened()
    const third = viewer.getByRole('button', { name: /^Picture 3: / })
    await expect(third.getBoundingClientRect().width).toBeGreaterThanOrEqual(44)
    await userEvent.click(third)
    await expect(viewer.getByText('3 / 5')).toBeVisible()
    await expect(third).toHaveAttribute('aria-current', 'true')
    await userEvent.keyboard('{ArrowRight}')
    await expect(viewer.getByText('4 / 5')).toBeVisible()
    await expect(viewer.getByRole('button', { name: /^Picture 4: / })).toHaveFocus()
  },
}

export const ScrollingCaption: Story = {
  // Same picture as LongCaption on a phone.
  tags: ['behaviour', 'no-picture'],
  name: 'A caption that scrolls can be focused, and arrow keys scroll it',
  args: {
    pictures: picturesOf(kanjivaram).map((each, place) => (place === 0 ? (picturesOf(longCaptions)[0] ?? each) : each)),
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ userEvent }) => {
    const viewer = await opened()
    const caption = await viewer.findByRole('group', { name: 'Caption' })
    await expect(caption.scrollHeight).toBeGreaterThan(caption.clientHeight)
    viewer.getByRole('button', { name: 'Previous picture' }).focus()
    await userEvent.tab()
    await expect(caption).toHaveFocus()
    const { top } = seen()
    const pressed = fn()
    caption.addEventListener('keydown', (event) => setTimeout(() => pressed(event.defaultPrevented)))
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(pressed).toHaveBeenCalledWith(false))
    await expect(seen().top).toBe(top)
    await userEvent.keyboard('{ArrowRight}')
    await expect(viewer.getByText('2 / 5')).toBeVisible()
    // A short one is left out of the order of focus, and the keys still work.
    await expect(viewer.queryByRole('group', { name: 'Caption' })).toBeNull()
    await userEvent.keyboard('{ArrowRight}')
    await expect(viewer.getByText('3 / 5')).toBeVisible()
  },
}

export const Escape: Story = {
  args: { open: false },
  // Only the page is left.
  tags: ['behaviour', 'no-picture'],
  name: 'Escape closes it and the focus returns to the previous element',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Look' }))
    await opened()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(canvas.getByRole('button', { name: 'Look' })).toHaveFocus()
  },
}

export const OtherShape: Story = {
  name: 'A file of another shape than its record states is shown whole',
  // Flat grounds have no shape of their own.
  tags: ['behaviour', 'no-picture'],
  args: { pictures: picturesOf(kanjivaram).map((each) => ({ ...each, width: 1200, height: 800 })) },
  play: async () => {
    await opened()
    await expect(screen.getByRole('dialog').querySelector('[data-picture] img')).toHaveStyle({ objectFit: 'contain' })
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter, useNavigate } from 'react-router-dom'
import { expect, screen, type within, waitFor } from 'storybook/test'
import { ProductGallery } from '#features/product/ProductGallery/ProductGallery.tsx'
import { ConnectedProductGallery } from '#features/product/ProductGallery/ProductGallery.connected.tsx'
import { PageSection } from '#features/shared/PageSection/PageSection.tsx'
import { pictureIn, picturePlaces } from '#features/shared/pictures.ts'
import { brokenPicture, kanjivaram, longCaptions, onePicture, salwarSuite, withoutPicture } from '#mocks/data.ts'

const [first, second] = kanjivaram.images
const last = kanjivaram.images.at(-1)

const onStage = (image: typeof last) => pictureIn(picturePlaces.gallery, image).src

/**
 * The pictures of a product: a large one with thumbnails, and in windows from 720 px on the other views below it. On
 * the product page; for slides that play by themselves use `Carousel`. Swipes change the picture, too. In windows
 * from 960 px on a mouse over the picture enlarges it twofold, but not under reduced motion. Without scripts a click
 * opens the picture's file.
 *
 * - It is [a region named 'Pictures'](#anchor--product-productgallery--second-picture). On a phone [the large picture
 *   is as wide as the window](#anchor--product-productgallery--five-pictures).
 * - A thumbnail [is named by its position and its caption](#anchor--product-productgallery--five-pictures), or [by the
 *   alternative text where there is no caption](#anchor--product-productgallery--without-captions); [a long caption is
 *   read in full](#anchor--product-productgallery--long-captions). [The current one is
 *   marked](#anchor--product-productgallery--second-picture) (`aria-current`).
 * - [More thumbnails than fit](#anchor--product-productgallery--twelve-pictures) scroll beside the picture; below it, in
 *   windows from 720 px on, [they go on in a second line](#anchor--product-productgallery--twelve-pictures-on-tablet).
 * - [The arrows wrap around](#anchor--product-productgallery--wrap-around): after the last picture comes the first.
 *   [The left and right arrow keys do the same](#anchor--product-productgallery--arrow-keys) anywhere in the gallery.
 * - [Tab reaches the full-screen button, the arrows and the thumbnails](#anchor--product-productgallery--keys), and
 *   Enter presses them. [The position and the caption](#anchor--product-productgallery--keys) are announced when they
 *   change.
 * - A click on the picture [opens the viewer; Escape closes it](#anchor--product-productgallery--full-screen), and
 *   the focus returns. The last picture shown there is then the current one. In the shop [the browser's Back closes
 *   it](#anchor--product-productgallery--back), too.
 * - A view below is [named 'Enlarge' with its caption](#anchor--product-productgallery--view-below), and opens the
 *   viewer by click or Space.
 * - [A single picture has no arrows](#anchor--product-productgallery--one-picture) and no thumbnails. [Without a
 *   picture](#anchor--product-productgallery--without-picture), or with [one that cannot be
 *   loaded](#anchor--product-productgallery--broken-picture), a placeholder keeps the space, and nothing can be
 *   enlarged.
 */
const meta = {
  title: 'Product/ProductGallery',
  component: ProductGallery,
  args: { name: kanjivaram.name, images: kanjivaram.images },
  parameters: { layout: 'fullscreen' },
  // On a phone the large picture covers the gutters of its page.
  decorators: [
    (Part) => (
      <PageSection>
        <Part />
      </PageSection>
    ),
  ],
} satisfies Meta<typeof ProductGallery>

export default meta
type Story = StoryObj<typeof meta>

const stage = (canvas: ReturnType<typeof within>) => canvas.getByRole('region', { name: 'Pictures' })

/** The first picture is the current one, and its thumbnail is marked. */
export const FivePictures: Story = {
  name: 'Five pictures',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 / 5')).toBeVisible()
    const small = canvas.getAllByRole('button', { name: /^Picture \d: / })
    await expect(small.map((button) => button.ariaCurrent)).toEqual(['true', 'false', 'false', 'false', 'false'])
    await expect(small.map((button) => button.ariaLabel)).toEqual([
      'Picture 1: The pallu, spread out',
      'Picture 2: Close-up, thread by thread',
      'Picture 3: Full view',
      'Picture 4: The border, along its length',
      'Picture 5: The blouse piece, on its saree',
    ])
  },
}

const twelve = ['a', 'b', 'c'].flatMap((copy) =>
  kanjivaram.images.slice(0, 4).map((image) => ({ ...image, id: `${image.id}-${copy}` })),
)
const thumbnails = (canvas: ReturnType<typeof within>): HTMLElement[] =>
  canvas.getAllByRole('button', { name: /^Picture \d+: / })

/** No thumbnail beyond the sixth is clipped or covered, and the last one shows its picture. */
const reachesTwelve: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await expect(thumbnails(canvas)).toHaveLength(12)
  const edge = stage(canvas).getBoundingClientRect().right
  const ends = thumbnails(canvas).map((thumbnail) => thumbnail.getBoundingClientRect().right)
  await expect(Math.max(...ends)).toBeLessThanOrEqual(edge)
  for (const thumbnail of thumbnails(canvas).slice(6)) {
    thumbnail.focus()
    const { top, bottom, left, right } = thumbnail.getBoundingClientRect()
    for (const y of [top + 1, bottom - 1]) {
      await expect(thumbnail.contains(document.elementFromPoint((left + right) / 2, y))).toBe(true)
    }
  }
  await userEvent.click(canvas.getByRole('button', { name: /^Picture 12: / }))
  await expect(canvas.getByText('12 / 12')).toBeVisible()
}

export const TwelvePictures: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { images: twelve },
  // A longer line of what FivePictures shows.
  tags: ['behaviour', 'no-picture'],
  name: 'Thumbnails beyond the sixth are reached beside the picture',
  play: reachesTwelve,
}

export const TwelvePicturesOnTablet: Story = {
  args: { images: twelve },
  globals: { viewport: { value: 'tablet', isRotated: false } },
  // A longer line of what FivePictures shows.
  tags: ['behaviour', 'no-picture'],
  name: 'On a tablet thumbnails beyond the sixth go on in a second line',
  play: reachesTwelve,
}

/** A thumbnail shows its picture. */
export const SecondPicture: Story = {
  name: 'Second picture',
  play: async ({ canvas, userEvent }) => {
    const closeUp = canvas.getByRole('button', { name: /^Picture 2: Close-up/ })
    await userEvent.click(closeUp)
    await expect(canvas.getAllByRole('button', { current: true })).toEqual([closeUp])
    await expect(stage(canvas).querySelector('img')).toHaveAttribute('src', onStage(second))
  },
}

export const FourPictures: Story = {
  name: 'Four pictures',
  args: { name: salwarSuite.name, images: salwarSuite.images },
}

export const OnePicture: Story = {
  args: { name: onePicture.name, images: onePicture.images },
  name: 'One picture',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'View full screen' })).toBeVisible()
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
  },
}

/** The picture's space is kept. */
export const WithoutPicture: Story = {
  args: { name: withoutPicture.name, images: [] },
  name: 'Without picture',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: withoutPicture.name })).toBeVisible()
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
  },
}

/** A placeholder replaces it. */
export const BrokenPicture: Story = {
  args: { name: brokenPicture.name, images: brokenPicture.images.slice(0, 1) },
  // Same picture as WithoutPicture.
  tags: ['no-picture'],
  name: 'Broken picture',
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).not.toBeInTheDocument())
    await expect(canvas.getByRole('img', { name: brokenPicture.images[0]?.alt ?? '' })).toBeVisible()
    // There is nothing to zoom into.
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

export const WrapAround: Story = {
  // With flat pictures, the same picture as FivePictures.
  tags: ['behaviour', 'no-picture'],
  globals: { pictures: 'drawn' },
  name: 'The arrows wrap around',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Previous picture' }))
    await expect(canvas.getByText('5 / 5')).toBeVisible()
    await expect(stage(canvas).querySelector('img')).toHaveAttribute('src', onStage(last))
    await userEvent.click(canvas.getByRole('button', { name: 'Next picture' }))
    await expect(canvas.getByText('1 / 5')).toBeVisible()
    await expect(stage(canvas).querySelector('img')).toHaveAttribute('src', onStage(first))
  },
}

export const Keys: Story = {
  // Same picture as SecondPicture.
  tags: ['behaviour', 'no-picture'],
  name: 'Arrows and thumbnails are reached by Tab and pressed by Enter',
  play: async ({ canvas, userEvent }) => {
    const openButton = await canvas.findByRole('button', { name: 'View full screen' })
    const position = canvas.getByText('1 / 5')
    const announced = canvas.getByRole('status')
    await expect(announced).toHaveTextContent('1 of 5: The pallu, spread out')
    await userEvent.tab()
    await expect(openButton).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(openButton).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Previous picture' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(position).toHaveTextContent('5 / 5')
    await expect(announced).toHaveTextContent(/^5 of 5: ./)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Next picture' })).toHaveFocus()
    await userEvent.keyboard('{Enter}{Enter}')
    await expect(position).toHaveTextContent('2 / 5')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Picture 1: The pallu, spread out' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(position).toHaveTextContent('1 / 5')
  },
}

export const ArrowKeys: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  // With flat pictures, the same picture as FivePictures.
  tags: ['behaviour', 'no-picture'],
  name: 'Arrow keys work wherever the focus is in the gallery',
  play: async ({ canvas, userEvent }) => {
    const openButton = await canvas.findByRole('button', { name: 'View full screen' })
    await userEvent.tab()
    await expect(openButton).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByText('5 / 5')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(canvas.getByText('2 / 5')).toBeVisible()
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
    await expect(canvas.getByText('2 / 5')).toBeVisible()
    canvas.getByRole('button', { name: /^Picture 5: / }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByText('3 / 5')).toBeVisible()
    canvas.getByRole('button', { name: 'Enlarge: The border, along its length' }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByText('2 / 5')).toBeVisible()
  },
}

export const FullScreen: Story = {
  // Pictured in UI/PictureViewer.
  tags: ['behaviour', 'no-picture'],
  name: 'The picture last seen in the viewer is the current one afterwards',
  play: async ({ canvas, userEvent }) => {
    const openButton = await canvas.findByRole('button', { name: 'View full screen' })
    const picture = stage(canvas).querySelector('[data-picture]')
    if (!picture) throw new Error('The gallery shows no picture')
    const { left, top } = picture.getBoundingClientRect()
    await expect(document.elementFromPoint(left + 200, top + 200)).toBe(openButton)
    await userEvent.click(openButton)
    await screen.findByRole('dialog', { name: `Pictures of ${kanjivaram.name}` })
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(openButton).toHaveFocus()
    await expect(canvas.getByText('3 / 5')).toBeVisible()
  },
}

export const ViewBelow: Story = {
  // Pictured in UI/PictureViewer.
  tags: ['behaviour', 'no-picture'],
  name: 'A view below opens full screen by click and by space',
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'View full screen' })
    const views = canvas.getAllByRole('button', { name: /^Enlarge: / })
    await expect(views.map((view) => view.ariaLabel)).toEqual([
      'Enlarge: Full view',
      'Enlarge: The border, along its length',
      'Enlarge: The blouse piece, on its saree',
    ])
    const [full] = views
    await userEvent.click(full as HTMLElement) // there are three
    const dialog = await screen.findByRole('dialog')
    await expect(dialog).toHaveTextContent('3 / 5')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(full).toHaveFocus()
    // The first picture has taken the place of the one that the large picture shows.
    await expect(full).toHaveAccessibleName('Enlarge: The pallu, spread out')
    await userEvent.keyboard(' ')
    await expect(await screen.findByRole('dialog')).toHaveTextContent('1 / 5')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

/** The gallery of the shop, with the browser's Back. */
function WithBack() {
  const navigate = useNavigate()
  return (
    <>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <ConnectedProductGallery name={kanjivaram.name} images={kanjivaram.images} />
    </>
  )
}

export const Back: Story = {
  // Pictured in UI/PictureViewer.
  tags: ['behaviour', 'no-picture'],
  name: "In the shop the browser's Back closes the viewer and the page stays",
  render: () => (
    <MemoryRouter>
      <WithBack />
    </MemoryRouter>
  ),
  play: async ({ canvas, userEvent }) => {
    const openButton = await canvas.findByRole('button', { name: 'View full screen' })
    await userEvent.click(openButton)
    await screen.findByRole('dialog')
    await userEvent.keyboard('{ArrowRight}')
    // Behind the modal viewer nothing can be clicked; the browser's own Back is outside the page.
    canvas.getByText('Back').click()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(openButton).toHaveFocus()
    await expect(canvas.getByText('2 / 5')).toBeVisible()
  },
}

export const LongCaptions: Story = {
  args: { name: longCaptions.name, images: longCaptions.images },
  // The large picture shows no captions: same picture as FivePictures.
  tags: ['behaviour', 'no-picture'],
  name: 'A long caption is the whole name of its thumbnail',
  play: async ({ canvas }) => {
    const small = canvas.getByRole('button', { name: /^Picture 4: The border, along its length: photographed.+hand$/ })
    await expect(small).toBeVisible()
  },
}

export const WithoutCaptions: Story = {
  args: { images: kanjivaram.images.map((image) => ({ ...image, caption: '' })) },
  // Same picture as FivePictures.
  tags: ['behaviour', 'no-picture'],
  name: 'Without a caption a thumbnail is named by the alternative text',
  play: async ({ args, canvas }) => {
    const small = canvas.getAllByRole('button', { name: /^Picture \d: ./ })
    await expect(small.map((button) => button.ariaLabel)).toEqual(
      args.images.map(({ alt }, place) => `Picture ${place + 1}: ${alt}`),
    )
  },
}

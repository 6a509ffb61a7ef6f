import type { Meta, StoryObj } from '@storybook/react-vite'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, screen, type within, waitFor } from 'storybook/test'
import { ProductGallery } from '#features/product/ProductGallery/ProductGallery.tsx'
import { ConnectedProductGallery } from '#features/product/ProductGallery/ProductGallery.connected.tsx'
import { PageSection } from '#features/shared/PageSection/PageSection.tsx'
import { pictureIn, picturePlaces } from '#features/shared/pictures.ts'
import { brokenPicture, kanjivaram, longCaptions, onePicture, salwarSuite, withoutPicture } from '#mocks/data.ts'

const [first, second] = kanjivaram.images
const last = kanjivaram.images.at(-1)

const onStage = (image: typeof last) => pictureIn(picturePlaces.stage, image).src

/**
 * The pictures of a piece: one large, the others small beside it; on a phone the large one reaches from edge to edge.
 *
 * - It is a region named 'Pictures'.
 * - The arrows lead around: after the last comes the first. So do arrow keys anywhere in it, and swipes.
 * - A small picture is named by its place and what it shows, and the one on the stage is marked.
 * - Where one stands among how many is read when it changes.
 * - A press on the picture opens it over the whole screen; what is seen last there is on the stage afterwards.
 * - A single picture has no arrows; without one its room is kept.
 */
const meta = {
  title: 'Product/ProductGallery',
  component: ProductGallery,
  args: { name: kanjivaram.name, images: kanjivaram.images },
  parameters: { layout: 'fullscreen' },
  // On a phone the large picture reaches over the gutters of the page it stands in.
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

export const Several: Story = {
  name: 'The first picture is on the stage, and marked among the small ones',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 / 5')).toBeVisible()
    const small = canvas.getAllByRole('button', { name: /^Picture \d: / })
    await expect(small.map((button) => button.ariaCurrent)).toEqual(['true', 'false', 'false', 'false', 'false'])
    await expect(small.map((button) => button.ariaLabel)).toEqual([
      'Picture 1: Full view',
      'Picture 2: Close-up, thread by thread',
      'Picture 3: The pallu, spread out',
      'Picture 4: The border, along its length',
      'Picture 5: The blouse piece, on its saree',
    ])
  },
}

export const Around: Story = {
  // The pictures are flat: it looks as Several does.
  tags: ['no-picture'],
  globals: { pictures: 'drawn' },
  name: 'The arrows lead around',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Previous picture' }))
    await expect(canvas.getByText('5 / 5')).toBeVisible()
    await expect(stage(canvas).querySelector('img')).toHaveAttribute('src', onStage(last))
    await userEvent.click(canvas.getByRole('button', { name: 'Next picture' }))
    await expect(canvas.getByText('1 / 5')).toBeVisible()
    await expect(stage(canvas).querySelector('img')).toHaveAttribute('src', onStage(first))
  },
}

export const Chosen: Story = {
  name: 'A small picture brings its own onto the stage',
  play: async ({ canvas, userEvent }) => {
    const closeUp = canvas.getByRole('button', { name: /^Picture 2: Close-up/ })
    await userEvent.click(closeUp)
    await expect(closeUp).toHaveAttribute('aria-current', 'true')
    await expect(stage(canvas).querySelector('img')).toHaveAttribute('src', onStage(second))
  },
}

export const Keys: Story = {
  // Looks as Chosen does.
  tags: ['no-picture'],
  name: 'Arrows and small pictures are reached by Tab and pressed by Enter',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'View full screen' })
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'View full screen' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Next picture' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('2 / 5')).toHaveAttribute('aria-live', 'polite')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Picture 1: Full view' })).toHaveFocus()
  },
}

export const ArrowKeys: Story = {
  // The pictures are flat: it looks as Several does.
  tags: ['no-picture'],
  name: 'Arrow keys step wherever the focus is in it',
  play: async ({ canvas, userEvent }) => {
    const press = await canvas.findByRole('button', { name: 'View full screen' })
    await userEvent.tab()
    await expect(press).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByText('5 / 5')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(canvas.getByText('2 / 5')).toBeVisible()
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
    await expect(canvas.getByText('2 / 5')).toBeVisible()
  },
}

export const FullScreen: Story = {
  // UI/PictureViewer has its picture.
  tags: ['no-picture'],
  name: 'What was seen last over the whole screen is on the stage afterwards',
  play: async ({ canvas, userEvent }) => {
    const press = await canvas.findByRole('button', { name: 'View full screen' })
    await userEvent.click(press)
    await screen.findByRole('dialog', { name: `Pictures of ${kanjivaram.name}` })
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(press).toHaveFocus()
    await expect(canvas.getByText('3 / 5')).toBeVisible()
  },
}

const router = createMemoryRouter([
  { path: '*', element: <ConnectedProductGallery name={kanjivaram.name} images={kanjivaram.images} /> },
])

export const Back: Story = {
  // UI/PictureViewer has its picture.
  tags: ['no-picture'],
  name: "In the shop the browser's Back closes the viewer and the page stays",
  render: () => <RouterProvider router={router} />,
  play: async ({ canvas, userEvent }) => {
    const press = await canvas.findByRole('button', { name: 'View full screen' })
    await userEvent.click(press)
    await screen.findByRole('dialog')
    await userEvent.keyboard('{ArrowRight}')
    await router.navigate(-1)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(press).toHaveFocus()
    await expect(canvas.getByText('2 / 5')).toBeVisible()
  },
}

export const Four: Story = { args: { name: salwarSuite.name, images: salwarSuite.images } }

export const LongCaptions: Story = {
  args: { name: longCaptions.name, images: longCaptions.images },
  // The stage shows no captions: it looks as Several does.
  tags: ['no-picture'],
  name: 'A long caption names its small picture whole',
  play: async ({ canvas }) => {
    const small = canvas.getByRole('button', { name: /^Picture 4: The border, along its length: photographed.+hand$/ })
    await expect(small).toBeVisible()
  },
}

export const One: Story = {
  args: { name: onePicture.name, images: onePicture.images },
  name: 'A single picture has no arrows',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'View full screen' })).toBeVisible()
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
  },
}

export const None: Story = {
  args: { name: withoutPicture.name, images: [] },
  name: 'Without a picture its room is kept',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: withoutPicture.name })).toBeVisible()
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
  },
}

export const Broken: Story = {
  args: { name: brokenPicture.name, images: brokenPicture.images.slice(0, 1) },
  // Looks as None does.
  tags: ['no-picture'],
  name: 'A broken picture gives its room to the placeholder',
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).not.toBeInTheDocument())
    // There is nothing to come nearer to.
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

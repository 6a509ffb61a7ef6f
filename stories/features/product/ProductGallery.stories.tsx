import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, type within, waitFor } from 'storybook/test'
import { ProductGallery } from '#features/product/ProductGallery/ProductGallery.tsx'
import { PageSection } from '#features/shared/PageSection/PageSection.tsx'
import { pictureIn, picturePlaces } from '#features/shared/pictures.ts'
import { brokenPicture, kanjivaram, onePicture, withoutPicture } from '#mocks/data.ts'

const [first, second] = kanjivaram.images
const last = kanjivaram.images.at(-1)

const onStage = (image: typeof last) => pictureIn(picturePlaces.stage, image).src

/**
 * The pictures of a piece: one large, the others small beside it; on a phone the large one reaches from edge to edge.
 *
 * - It is a region named 'Pictures'.
 * - The arrows lead around: after the last comes the first.
 * - A small picture is named by its place and what it shows, and the one on the stage is marked.
 * - Where one stands among how many is read when it changes.
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
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Next picture' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('2 / 5')).toHaveAttribute('aria-live', 'polite')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Picture 1: Full view' })).toHaveFocus()
  },
}

export const One: Story = {
  args: { name: onePicture.name, images: onePicture.images },
  name: 'A single picture has no arrows',
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

export const None: Story = {
  args: { name: withoutPicture.name, images: [] },
  name: 'Without a picture its room is kept',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: withoutPicture.name })).toBeVisible()
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

export const Broken: Story = {
  args: { name: brokenPicture.name, images: brokenPicture.images.slice(0, 1) },
  // Looks as None does.
  tags: ['no-picture'],
  name: 'A broken picture gives its room to the placeholder',
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).not.toBeInTheDocument())
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { pictureIn, picturePlaces } from '#features/shared/pictures.ts'
import { kanjivaram } from '#mocks/data.ts'
import { Picture } from '#ui/Picture/Picture.tsx'

const drawing = `<svg xmlns='http://www.w3.org/2000/svg' width='400' height='600'><rect width='400' height='600' fill='#CFC2AC'/><rect x='0' y='90' width='400' height='10' fill='#7A4A2B'/><rect x='90' y='80' width='220' height='400' fill='#0F5C3A'/><rect x='90' y='440' width='220' height='28' fill='#B98A2E'/></svg>`
const cloth = `data:image/svg+xml,${encodeURIComponent(drawing)}`

/** The smallest possible AVIF, 2 × 3 px of leaf green. */
const avif =
  'data:image/avif;base64,AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAACQAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAAAIAAAADAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAsbWRhdBIACgg4AHNoCGg0gDIWGUJjBMAANAAAAJBAyRxhRC5h+p/xgA=='

/** A photograph at an address of this story's own: a browser does not request again what any other story has loaded. */
function photographFor(story: string) {
  const { src = '' } = pictureIn(picturePlaces.card, kanjivaram.images[0])
  return { src: `${src}?story=${story}` }
}

/** The requests of that photograph that are over, since the story began. */
const requestsOf = (story: string) =>
  performance.getEntriesByType('resource').filter(({ name }) => name.endsWith(`?story=${story}`))

/** The numbers of a computed colour: 'oklab(0.65 -0.05 0.04)'. */
const numbersIn = (colour: string) => (colour.match(/-?[\d.]+/g) ?? []).map(Number)

/** An SVG with a frame, so that cropping is visible. */
function framed(width: number, height: number) {
  const frame = `<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'><rect width='${width}' height='${height}' fill='#B98A2E'/><rect x='40' y='40' width='${width - 80}' height='${height - 80}' fill='#0F5C3A'/><circle cx='${width / 2}' cy='${height / 2}' r='120' fill='#CFC2AC'/></svg>`
  return { src: `data:image/svg+xml,${encodeURIComponent(frame)}`, width, height }
}

/**
 * A photograph with reserved space. For a drawing of the interface use `Icon`, for full screen with zoom
 * `PictureViewer`. Its alternative text is read by screen readers: '' if the text beside it says the same. Pictures
 * that are not of the first screen are requested about one screen before they are visible.
 *
 * - While it loads, [its space has its size and the muted colour of the cloth](#anchor--ui-picture--reserved-space): there is
 *   [no layout shift](#anchor--ui-picture--no-layout-shift).
 * - [A missing picture](#anchor--ui-picture--missing) or [a broken one](#anchor--ui-picture--broken) is replaced by a
 *   placeholder, which keeps the alternative text and the space; the picture is [not requested
 *   again](#anchor--ui-picture--failed-request).
 * - Its space has [the aspect ratio of the file](#anchor--ui-picture--own-ratio) or a given one; then the picture is
 *   cropped [at the sides](#anchor--ui-picture--wide) or [in height](#anchor--ui-picture--tall), at the given position.
 * - Once loaded, [it stays in place](#anchor--ui-picture--kept-in-place) wherever the page is scrolled to.
 * - [Pictures of the first screen](#anchor--ui-picture--first-screen) are requested at once, with high priority.
 * - [The browser chooses the first format it supports](#anchor--ui-picture--formats); if it supports none, [the plain
 *   address](#anchor--ui-picture--unknown-format).
 * - [When sold out](#anchor--ui-picture--sold-out), it is faded on the sunken background and keeps its hue. A screen
 *   reader notices nothing of this: the text beside it must say so.
 */
const meta = {
  title: 'UI/Picture',
  component: Picture,
  args: {
    src: cloth,
    alt: 'A leaf green saree with a gold border, hung over a rod',
    width: 400,
    height: 600,
    ratio: '3 / 4',
    position: '50% 22%',
  },
  globals: { pictures: 'drawn' },
  decorators: [
    (Part) => (
      <div style={{ inlineSize: '18rem', maxInlineSize: '100%' }}>
        <Part />
      </div>
    ),
  ],
} satisfies Meta<typeof Picture>

export default meta
type Story = StoryObj<typeof meta>

export const Loaded: Story = {}

/** Faded on the sunken background, in its own hue; screen readers read the alternative text alone. */
export const SoldOut: Story = {
  name: 'Sold out',
  args: { dimmed: true },
  play: async ({ args, canvas, canvasElement }) => {
    const picture = canvas.getByRole('img', { name: args.alt })
    await expect(picture).toHaveAccessibleDescription('')
    await expect(canvasElement).toHaveTextContent(/^$/)
  },
}

/** The cloth's colour, muted with that of the page. */
export const Loading: Story = {
  args: {
    ground: '#0F5C3A',
    src: `data:image/svg+xml,${encodeURIComponent("<svg xmlns='http://www.w3.org/2000/svg'/>")}`,
  },
}

/** A wide picture fills its space, and is cropped at both sides. */
export const Wide: Story = {
  args: { ...framed(1600, 600), position: '50% 50%' },
}

/** A tall picture fills its space, and is cropped at the given position. */
export const Tall: Story = {
  args: { ...framed(600, 1800), position: '50% 0%' },
}

/** A missing picture keeps its alternative text and its space. */
export const Missing: Story = {
  args: { src: undefined },
  play: async ({ canvas }) => {
    const placeholder = canvas.getByRole('img', { name: /^A leaf green saree/ })
    const { width, height } = placeholder.getBoundingClientRect()
    await expect(height / width).toBeCloseTo(4 / 3, 2)
  },
}

/** A broken picture is replaced by the placeholder, which keeps alternative text and space. */
export const Broken: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).not.toBeInTheDocument())
    const { width, height } = canvas.getByRole('img', { name: /^A leaf green saree/ }).getBoundingClientRect()
    await expect(height / width).toBeCloseTo(4 / 3, 2)
  },
}

/** By default the space has the aspect ratio of the file. */
export const OwnRatio: Story = {
  args: { ratio: undefined },
  name: 'Own ratio',
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img').getBoundingClientRect()
    await expect(height / width).toBeCloseTo(1.5, 2)
  },
}

export const ReservedSpace: Story = {
  globals: { theme: 'daylight' },
  args: { ...photographFor('loading'), ground: '#0F5C3A', eager: true },
  parameters: { scenario: 'picturesStillLoading' },
  // Same picture as Loading.
  tags: ['behaviour', 'no-picture'],
  name: 'While a picture loads its space has its size and the muted colour of the cloth',
  play: async ({ canvas, canvasElement }) => {
    const { width, height } = canvas.getByRole('img').getBoundingClientRect()
    await expect(height / width).toBeCloseTo(4 / 3, 2)
    const container = canvasElement.querySelector('[data-picture]')
    const [lightness = 0, green = 0] = numbersIn(container ? getComputedStyle(container).backgroundColor : '')
    // The cloth's own lightness in OKLab is 0.42, that of the page around it 0.95.
    await expect(lightness).toBeGreaterThan(0.6)
    await expect(lightness).toBeLessThan(0.7)
    await expect(green).toBeLessThan(-0.03)
  },
}

export const NoLayoutShift: Story = {
  args: { ...photographFor('slow'), ground: '#0F5C3A', eager: true },
  parameters: { scenario: 'slowPictures' },
  // It ends with a photograph of the catalogue, which is never compared.
  tags: ['behaviour', 'no-picture'],
  name: 'A slow picture causes no layout shift',
  play: async ({ canvas }) => {
    const picture = canvas.getByRole<HTMLImageElement>('img')
    const before = picture.getBoundingClientRect()
    await expect(picture.naturalWidth).toBe(0)
    await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0))
    await expect(picture.getBoundingClientRect()).toEqual(before)
  },
}

export const Formats: Story = {
  args: {
    sources: [
      { type: 'image/not-yet-invented', srcSet: `${cloth} 400w` },
      { type: 'image/avif', srcSet: `${avif} 2w` },
      { type: 'image/svg+xml', srcSet: `${cloth} 400w` },
    ],
    sizes: '18rem',
  },
  tags: ['behaviour', 'no-picture'], // Two pixels of green.
  name: 'The browser chooses the first format it supports',
  play: async ({ canvas }) => {
    const picture = canvas.getByRole<HTMLImageElement>('img')
    await waitFor(() => expect(picture.complete).toBe(true))
    await expect(picture.currentSrc).toBe(avif)
  },
}

export const UnknownFormat: Story = {
  args: { sources: [{ type: 'image/not-yet-invented', srcSet: `${avif} 2w` }], sizes: '18rem' },
  // Same picture as Loaded.
  tags: ['behaviour', 'no-picture'],
  name: 'Without a supported format the browser uses the plain address',
  play: async ({ canvas }) => {
    const picture = canvas.getByRole<HTMLImageElement>('img')
    await waitFor(() => expect(picture.naturalWidth).toBe(400))
    await expect(picture.currentSrc).toBe(cloth)
  },
}

/** When the picture of the next story failed first, in ms; a request before it is of a rendering that React started over. */
let failedAt = Infinity

export const FailedRequest: Story = {
  args: { ...photographFor('broken'), eager: true },
  parameters: { scenario: 'brokenPictures' },
  beforeEach: () => {
    performance.clearResourceTimings()
    failedAt = Infinity
    const fail = ({ timeStamp }: Event) => (failedAt = Math.min(failedAt, timeStamp))
    document.addEventListener('error', fail, true)
    return () => document.removeEventListener('error', fail, true)
  },
  // Same picture as Broken.
  tags: ['behaviour', 'no-picture'],
  name: 'A picture that failed to load is not requested again',
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).not.toBeInTheDocument())
    await expect(canvas.getByRole('img', { name: /^A leaf green saree/ })).toBeVisible()
    // It may have failed before it was in the document, where nothing reports it.
    failedAt = Math.min(failedAt, performance.now())
    // Another request of it would have been sent before the one of a picture that begins to load now.
    const later = new Image()
    later.src = photographFor('later').src
    await waitFor(() => expect(requestsOf('later')).toHaveLength(1))
    await expect(requestsOf('broken').length).toBeGreaterThan(0)
    await expect(requestsOf('broken').filter(({ startTime }) => startTime > failedAt)).toEqual([])
  },
}

export const KeptInPlace: Story = {
  name: 'A loaded picture stays in place when the page is scrolled away from it',
  // Same picture as Loaded.
  tags: ['behaviour', 'no-picture'],
  args: photographFor('kept'),
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Part) => (
      <div style={{ paddingBlockStart: '400vh' }}>
        <Part />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const picture = canvas.getByRole<HTMLImageElement>('img')
    const isInPlace = () => getComputedStyle(picture).translate === 'none'
    window.scrollTo(0, 0)
    await waitFor(() => expect(isInPlace()).toBe(false))
    await expect(requestsOf('kept')).toHaveLength(0)
    picture.scrollIntoView()
    await waitFor(() => expect(picture.complete).toBe(true))
    window.scrollTo(0, 0)
    await waitFor(() => expect(picture.getBoundingClientRect().top).toBeGreaterThan(2 * window.innerHeight))
    await new Promise(requestAnimationFrame)
    await expect(isInPlace()).toBe(true)
  },
}

export const FirstScreen: Story = {
  args: { eager: true },
  name: 'A picture of the first screen is requested at once',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img')
    await expect(picture).toHaveAttribute('loading', 'eager')
    await expect(picture).toHaveAttribute('fetchpriority', 'high')
  },
}

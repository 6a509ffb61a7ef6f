import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { heldTimers } from '#mocks/heldTimers.ts'
import { Carousel } from '#ui/Carousel/Carousel.tsx'

const names = ['Kanjivaram', 'Paithani', 'Jamdani']

const slides = names.map((name) => ({
  key: name,
  label: name,
  content: ({ shouldLoad }: { shouldLoad: boolean }) => (
    <div data-near={shouldLoad} style={{ padding: '4rem 2rem' }}>
      <h2>{name}</h2>
      <a href={`#${name}`} draggable={false}>
        Open {name}
      </a>
    </div>
  ),
}))

/**
 * Slides in one place, one visible at a time, that cross-fade automatically until the shopper interacts with them: the
 * top of the home page. For texts about one subject use `Tabs`, for pictures in full screen `PictureViewer`. Before
 * hydration, and without JavaScript, the first slide is shown without controls, and nothing moves.
 *
 * - It is [a region with the role description 'carousel'](#anchor--ui-carousel--first-slide). Hidden slides are inert:
 *   neither Tab nor a screen reader reaches them.
 * - [Tab reaches the pause button first](#anchor--ui-carousel--tab-order), then the other controls, then the slide.
 * - [The left and right arrow keys](#anchor--ui-carousel--keys) change the slide. If the focus is within a slide, it
 *   moves to the first link or button of the new one.
 * - [The buttons with arrows](#anchor--ui-carousel--arrows) go from the last slide on to the first, and back. [Each
 *   slide has a dot](#anchor--ui-carousel--third-slide); that of the current slide is marked as current.
 * - [A move by the shopper is announced politely](#anchor--ui-carousel--announcement), as 'Slide 2 of 3: Paithani'; [an
 *   automatic one is not announced](#anchor--ui-carousel--autoplay).
 * - Autoplay [stops for good](#anchor--ui-carousel--autoplay) at a press of a control, or when anything in the carousel
 *   but the pause button [has the focus](#anchor--ui-carousel--focus-stops); hovering does not stop it. It [starts only
 *   when the tab is visible](#anchor--ui-carousel--hidden-tab).
 * - [With reduced motion it starts paused](#anchor--ui-carousel--reduced-motion); the button named 'Play the slides'
 *   starts it.
 * - [Dragging](#anchor--ui-carousel--dragging) changes the slide and does not follow the link below the pointer. The
 *   other slides [load their pictures when the pointer moves over it](#anchor--ui-carousel--preloading), not with the
 *   page.
 */
const meta = {
  title: 'UI/Carousel',
  component: Carousel,
  args: { label: 'Three weaves', slides },
} satisfies Meta<typeof Carousel>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const button = (canvas: Canvas, name: string) => canvas.findByRole('button', { name })

/** Waits until a slide is shown and the cross-fade to it has ended. */
const seen = async (canvas: Canvas, count: string) => {
  await waitFor(() => expect(canvas.getByText(count)).toBeVisible())
  await faded(canvas)
}

const faded = (canvas: Canvas) => {
  const all = [...canvas.getByRole('region').querySelectorAll('[data-slide]')]
  // The slide that can be reached is the new one from the start of the cross-fade.
  const wanted = () => all.map((slide) => (slide.hasAttribute('inert') ? '0' : '1'))
  return waitFor(() => expect(all.map((slide) => getComputedStyle(slide).opacity)).toEqual(wanted()))
}

/** The timers of autoplay, at its default interval. */
const autoplay = heldTimers(5000)

/** The timer of the next slide, once it has been started. */
const nextSlide = async () => {
  await waitFor(() => expect(autoplay.count()).toBe(1))
  autoplay.run()
}

/** Replaces what the story's browser prefers: the answer to every query about reduced motion. */
function withPreference(answer: 'all' | 'not all') {
  const release = autoplay.hold()
  const original = window.matchMedia
  window.matchMedia = (query) => original.call(window, query.includes('prefers-reduced-motion') ? answer : query)
  return () => {
    window.matchMedia = original
    release()
  }
}

const withMotion = () => withPreference('not all')
const withReducedMotion = () => withPreference('all')

/** The first slide is visible, the others cannot be reached. */
export const FirstSlide: Story = {
  name: 'First slide',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Three weaves' })).toHaveAttribute(
      'aria-roledescription',
      'carousel',
    )
    await seen(canvas, '01 / 03')
    const [first, ...others] = names.map((name) => canvas.getByText(`Open ${name}`).closest('[data-slide]'))
    await expect(first).not.toHaveAttribute('inert')
    for (const slide of others) await expect(slide).toHaveAttribute('inert')
    await expect(others).toHaveLength(2)
  },
}

/** Each slide has a dot, which shows it; that of the current one is marked. */
export const ThirdSlide: Story = {
  name: 'Third slide',
  play: async ({ canvas, userEvent }) => {
    const dot = await button(canvas, 'Slide 3: Jamdani')
    await userEvent.click(dot)
    await seen(canvas, '03 / 03')
    const dots = within(canvas.getByRole('group', { name: 'Choose a slide' })).getAllByRole('button')
    await expect(dots.map((each) => [each.ariaLabel, each.ariaCurrent])).toEqual([
      ['Slide 1: Kanjivaram', 'false'],
      ['Slide 2: Paithani', 'false'],
      ['Slide 3: Jamdani', 'true'],
    ])
    await userEvent.unhover(dot)
    dot.blur()
  },
}

export const TabOrder: Story = {
  // Same picture as FirstSlide.
  tags: ['behaviour', 'no-picture'],
  // With motion the pause button has another name.
  beforeEach: withReducedMotion,
  name: 'Tab reaches the pause button first, and the slide after all controls',
  play: async ({ canvas, userEvent }) => {
    await button(canvas, 'Next slide')
    const reached: (string | null | undefined)[] = []
    for (let stop = 0; stop < 7; stop += 1) {
      await userEvent.tab()
      reached.push(document.activeElement?.ariaLabel ?? document.activeElement?.textContent)
    }
    await expect(reached).toEqual([
      'Play the slides',
      ...names.map((name, index) => `Slide ${index + 1}: ${name}`),
      'Previous slide',
      'Next slide',
      'Open Kanjivaram',
    ])
  },
}

export const Arrows: Story = {
  // Same picture as FirstSlide.
  tags: ['behaviour', 'no-picture'],
  name: 'It loops both ways',
  play: async ({ canvas, userEvent, step }) => {
    await step('from the first back to the last', async () => {
      await userEvent.click(await button(canvas, 'Previous slide'))
      await seen(canvas, '03 / 03')
    })
    await step('from the last on to the first', async () => {
      await userEvent.click(await button(canvas, 'Next slide'))
      await seen(canvas, '01 / 03')
    })
  },
}

export const Keys: Story = {
  // Same picture as FirstSlide.
  tags: ['behaviour', 'no-picture'],
  name: 'Arrow keys move it, and the focus follows',
  play: async ({ canvas, userEvent }) => {
    await button(canvas, 'Next slide')
    canvas.getByRole('link', { name: 'Open Kanjivaram' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await seen(canvas, '02 / 03')
    await waitFor(() => expect(canvas.getByText('Open Paithani')).toHaveFocus())
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await seen(canvas, '03 / 03')
    await waitFor(() => expect(canvas.getByText('Open Jamdani')).toHaveFocus())
  },
}

export const Announcement: Story = {
  // Same picture as FirstSlide.
  tags: ['behaviour', 'no-picture'],
  name: 'A move by the shopper is announced politely',
  play: async ({ canvas, canvasElement, userEvent }) => {
    const live = () => canvasElement.querySelector('[aria-live]')
    await waitFor(() => expect(live()).toHaveAttribute('aria-live', 'polite'))
    await expect(live()).toHaveTextContent(/^$/)
    await userEvent.click(await button(canvas, 'Next slide'))
    await waitFor(() => expect(live()).toHaveTextContent('Slide 2 of 3: Paithani'))
  },
}

export const ReducedMotion: Story = {
  // Same picture as FirstSlide.
  tags: ['behaviour', 'no-picture'],
  beforeEach: withReducedMotion,
  name: 'With reduced motion it starts paused, and can be played',
  play: async ({ canvas, userEvent }) => {
    const play = await button(canvas, 'Play the slides')
    await expect(autoplay.count()).toBe(0)
    await expect(canvas.getByText('01 / 03')).toBeVisible()
    await userEvent.click(play)
    await nextSlide()
    await seen(canvas, '02 / 03')
    await userEvent.click(await button(canvas, 'Pause the slides'))
    await button(canvas, 'Play the slides')
  },
}

export const Autoplay: Story = {
  // Same picture as FirstSlide.
  tags: ['behaviour', 'no-picture'],
  beforeEach: withMotion,
  name: 'Autoplay moves it without an announcement, until it is touched',
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('moves automatically', async () => {
      await nextSlide()
      await seen(canvas, '02 / 03')
      await expect(canvasElement.querySelector('[aria-live]')).toHaveTextContent(/^$/)
    })
    await step('hovering does not stop it', async () => {
      await userEvent.hover(canvas.getByRole('region'))
      await expect(canvas.getByRole('button', { name: 'Pause the slides' })).toBeVisible()
      await expect(autoplay.count()).toBe(1)
    })
    await step('a touch stops it for good', async () => {
      await userEvent.click(await button(canvas, 'Next slide'))
      await button(canvas, 'Play the slides')
      await seen(canvas, '03 / 03')
      await expect(autoplay.count()).toBe(0)
    })
  },
}

export const FocusStops: Story = {
  // Same picture as FirstSlide.
  tags: ['behaviour', 'no-picture'],
  beforeEach: withMotion,
  name: 'Focus stops autoplay, except on the pause button',
  play: async ({ canvas }) => {
    const clock = await button(canvas, 'Pause the slides')
    clock.focus()
    const position = canvas.getByText(/^0\d \/ 03$/)
    const before = position.textContent
    await nextSlide()
    await waitFor(() => expect(position).not.toHaveTextContent(before))
    await faded(canvas)
    await expect(clock).toHaveAccessibleName('Pause the slides')
    canvas.getByRole('button', { name: 'Next slide' }).focus()
    await waitFor(() => expect(clock).toHaveAccessibleName('Play the slides'))
  },
}

export const HiddenTab: Story = {
  // Same picture as FirstSlide.
  tags: ['behaviour', 'no-picture'],
  beforeEach: () => {
    const restore = withMotion()
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
    return () => {
      restore()
      Reflect.deleteProperty(document, 'visibilityState')
    }
  },
  name: 'Autoplay starts only when the tab is visible',
  play: async ({ canvas }) => {
    await button(canvas, 'Play the slides')
    await expect(autoplay.count()).toBe(0)
    await expect(canvas.getByText('01 / 03')).toBeVisible()
    Reflect.deleteProperty(document, 'visibilityState')
    document.dispatchEvent(new Event('visibilitychange'))
    await nextSlide()
    await seen(canvas, '02 / 03')
  },
}

export const Dragging: Story = {
  // Same picture as FirstSlide.
  tags: ['behaviour', 'no-picture'],
  name: 'Dragging moves it and is not a click',
  play: async ({ canvas }) => {
    await button(canvas, 'Next slide')
    const link = canvas.getByRole('link', { name: 'Open Kanjivaram' })
    const followed: string[] = []
    const notice = (event: Event) => followed.push(event.type)
    document.addEventListener('click', notice)
    const { x, y } = link.getBoundingClientRect()
    const at = (clientX: number) => ({ bubbles: true, cancelable: true, button: 0, clientX, clientY: y })
    link.dispatchEvent(new MouseEvent('mousedown', at(x)))
    // Further than half a slide, in small steps as a hand would.
    for (const far of [20, 80, 200, 400, 700]) {
      link.dispatchEvent(new MouseEvent('mousemove', at(x - far)))
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    link.dispatchEvent(new MouseEvent('mouseup', at(x - 700)))
    link.dispatchEvent(new MouseEvent('click', at(x - 700)))
    document.removeEventListener('click', notice)
    await expect(followed).toEqual([])
    await seen(canvas, '02 / 03')
  },
}

export const Preloading: Story = {
  // Same picture as FirstSlide.
  tags: ['behaviour', 'no-picture'],
  name: 'The other pictures are requested shortly before they are shown',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await button(canvas, 'Next slide')
    const near = () => canvasElement.querySelectorAll('[data-near="true"]')
    await expect(near()).toHaveLength(1)
    await userEvent.hover(canvas.getByRole('link', { name: 'Open Kanjivaram' }))
    await waitFor(() => expect(near()).toHaveLength(3))
  },
}

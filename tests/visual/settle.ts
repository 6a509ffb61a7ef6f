import { untilMs } from './storyTimers.ts'

/** Milliseconds an image may take to load before the story is compared without it. */
const imageTimeoutMs = 20_000

/**
 * Hides carets, which blink, and switches animations and transitions off: an element that has been animated may keep its own
 * compositing layer for a while, and the colours under a half transparent overlay are then rounded differently. Images
 * are excepted, because scrolling moves them.
 */
export function holdStill(): void {
  const style = document.createElement('style')
  style.textContent = `
    * { caret-color: transparent !important; }
    :not(img), ::before, ::after { animation-name: none !important; transition-property: none !important; }
  `
  document.head.append(style)
}

/** Waits for fonts, images and the layout after the last change. */
export async function settle(): Promise<void> {
  window.scrollTo(0, 0)
  await frames(2)
  await document.fonts.ready
  await Promise.all([...document.images].map(arrival))
  await frames(1)
}

/** Lets the browser draw so many times: a change of style is only in the layout after the next one. */
export async function frames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
}

/** Paints the whole window anew: what was drawn in several steps may differ by a shade at rounded corners. */
export async function repaint(): Promise<void> {
  const { style } = document.documentElement
  const { background } = style
  style.background = 'red'
  await frames(2)
  style.background = background
  await frames(1)
}

/**
 * Makes the body reach down to the lowest thing drawn, overlays included, so that a picture of the body is a picture of
 * the story. Returns the height in px that shows all of it, `height` at least.
 */
export function growToStory(height: number): number {
  const full = Math.max(height, document.documentElement.scrollHeight)
  const bottoms = [...document.body.querySelectorAll('*')].map((element) => {
    const box = element.getBoundingClientRect()
    // Words for screen readers only are boxes of one pixel.
    return box.width > 1 && box.height > 1 ? box.bottom : 0
  })
  // The margin of a story's first element moves the body down.
  const { top } = document.body.getBoundingClientRect()
  document.body.style.minHeight = `${Math.min(full, Math.ceil(Math.max(0, ...bottoms))) - top}px`
  return full
}

async function arrival(image: HTMLImageElement): Promise<void> {
  image.loading = 'eager'
  // A picture that is broken for good settles as well.
  const arrived = image.decode().catch(() => undefined)
  await Promise.race([arrived, untilMs(imageTimeoutMs)])
}

import type { Page } from 'playwright'

/** Reads, in the page, what an interaction is to change; '' while there is nothing to be seen of it. */
export type Reading = () => string

/** Milliseconds from the input to the end of the frame in which each reading had changed. */
export type Timings<Name extends string> = Record<Name, number>

/**
 * Does something to a page and answers how long each reading took to change, from the time stamp of the input to the
 * frame after the one that shows it. Readings run in the page: they can use nothing of this side.
 */
export async function timed<Name extends string>(
  page: Page,
  readings: Readonly<Record<Name, Reading>>,
  act: () => Promise<void>,
): Promise<Timings<Name>> {
  const sources = Object.entries<Reading>(readings).map(([name, read]) => `${JSON.stringify(name)}: ${read.toString()}`)
  await page.evaluate(`window.frameTimings = (${timeFrames.toString()})({ ${sources.join(', ')} }); undefined`)
  await act()
  return page.evaluate(() => (window as typeof window & { frameTimings: Promise<Timings<Name>> }).frameTimings) // set just now
}

/** In the page: resolves once every reading has changed. */
function timeFrames(readings: Readonly<Record<string, Reading>>): Promise<Record<string, number>> {
  const before = Object.fromEntries(Object.entries(readings).map(([name, read]) => [name, read()]))
  const timings: Record<string, number> = {}
  return new Promise((resolve) => {
    const start = ({ timeStamp, isTrusted }: Event) => {
      if (!isTrusted) return
      removeEventListener('click', start, { capture: true })
      const frame = () => {
        for (const [name, read] of Object.entries(readings)) {
          const now = read()
          if (name in timings || now === '' || now === before[name]) continue
          timings[name] = NaN
          // What is in the document when a frame begins is painted by the time the next one does.
          requestAnimationFrame(() => {
            timings[name] = performance.now() - timeStamp
          })
        }
        const times = Object.values(timings)
        if (times.length === Object.keys(readings).length && times.every((time) => time > 0)) resolve(timings)
        else requestAnimationFrame(frame)
      }
      requestAnimationFrame(frame)
    }
    addEventListener('click', start, { capture: true })
  })
}

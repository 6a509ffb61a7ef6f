import { afterAll, afterEach, beforeEach, inject } from 'vitest'
import { commands, page } from 'vitest/browser'
import { type ModeName, modes, picturedModesOf, sizeOf } from '../../.storybook/modes.ts'
import { picturePath, withoutPicture } from './comparison.ts'
import './prepareFrame.ts'
import { removeLeftovers } from './leftovers.ts'
import { frames, growToStory, repaint, settle } from './settle.ts'
import { allowTimers, untilMs } from './storyTimers.ts'

const tries = 4

const { Date: runningDate } = globalThis

// The runner imports this file once for each file of stories, at an address made of the time: with a frozen clock that is
// the former file's address, and no hook of these would run.
afterAll(() => {
  globalThis.Date = runningDate
})

beforeEach(removeLeftovers)

// The last of all hooks after a story.
afterEach(allowTimers)

// What axe found in a story is thrown where it is a fault. The whole of it would go to Node with each message about the test,
// and only the workbench reads it there.
beforeEach(({ task }) => {
  if (!inject('reports')) Object.defineProperty(task.meta, 'reports', { writable: true, enumerable: false })
})

afterEach(async ({ task, ...context }) => {
  const { storyId } = task.meta as { storyId?: string } // written by Storybook's addon before the story runs
  const tags = (context as { story?: { tags: string[] } }).story?.tags ?? [] // written by it as well
  if (!storyId || task.result?.state === 'fail' || tags.includes(withoutPicture)) return
  if (!inject('pictures').compared) return
  const refusals: string[] = []
  const compared: string[] = []
  task.meta.comparedPictures = compared
  const { theme } = document.documentElement.dataset
  for (const mode of picturedModesOf(storyId)) {
    await enter(mode)
    const path = picturePath(storyId, mode)
    compared.push(path)
    await compare(path, sizeOf(modes[mode].viewport).height).catch((error: unknown) => {
      refusals.push(`${mode}: ${error instanceof Error ? error.message : String(error)}`)
    })
  }
  document.documentElement.dataset.theme = theme
  document.documentElement.style.removeProperty('--svh')
  document.body.style.minHeight = ''
  if (refusals.length > 0) throw new Error(refusals.join('\n'))
})

/**
 * On a busy machine a picture may come before the last change is drawn, and the story be measured before the last change
 * of its layout: it has a few tries. `height` is that of the mode's window, in px.
 */
async function compare(path: string, height: number): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const { right, bottom } = document.body.getBoundingClientRect()
    const answer = await commands.comparePicture(path, { width: right, height: bottom }, attempt === tries)
    if (answer.verdict !== 'different') return
    if (attempt === tries) throw new Error(answer.why)
    await untilMs(250)
    await repaint()
    document.body.style.minHeight = ''
    await settle()
    growToStory(height)
    await frames(1)
  }
}

async function enter(mode: ModeName): Promise<void> {
  const { viewport, theme } = modes[mode]
  const { width, height } = sizeOf(viewport)
  document.documentElement.dataset.theme = theme
  // The window grows to the page; what is measured in hundredths of it must not grow along.
  document.documentElement.style.setProperty('--svh', `${height / 100}px`)
  document.body.style.minHeight = ''
  await page.viewport(width, height)
  await settle()
  const full = growToStory(height)
  if (full === height) return frames(1)
  await page.viewport(width, full)
  await settle()
}

declare module 'vitest' {
  interface TaskMeta {
    /** The pictures of the story that were compared, as paths under the references; absent where this file did not run. */
    comparedPictures?: string[]
  }
}

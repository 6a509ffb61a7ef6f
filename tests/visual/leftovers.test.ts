import { pauseAnimations } from 'storybook/preview-api'
import { afterEach, expect, test, vi } from 'vitest'
import { removeLeftovers } from './leftovers.ts'

afterEach(() => vi.unstubAllGlobals())

/** As much of a document as Storybook and the tests ask for: a head full of styles. */
function documentOf(styles: Set<{ textContent: string; remove: () => void }>) {
  const add = (style: { textContent: string; remove: () => void }) => styles.add(style)
  const remove = (style: { textContent: string; remove: () => void }) => styles.delete(style)
  return {
    createElement: () => {
      const style = { textContent: '', remove: () => remove(style) }
      return style
    },
    head: { appendChild: add, removeChild: remove, querySelectorAll: () => [...styles] },
    body: { clientHeight: 0 },
  }
}

test("the style with which Storybook pauses animations is removed, and the shop's own stay", () => {
  const own = { textContent: '.card { animation: none }', remove: () => undefined }
  const styles = new Set([own])
  vi.stubGlobal('document', documentOf(styles))
  pauseAnimations()
  expect(styles.size).toBe(2)
  removeLeftovers()
  expect([...styles]).toEqual([own])
})

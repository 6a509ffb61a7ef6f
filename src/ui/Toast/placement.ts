/** Width of a toast, and maximum height of a stack, px. */
const area = { width: 356, height: 180 }

/** px between a toast and the header, what is at the bottom of the window, or a note there. */
const gap = { header: 6, bottom: 20, note: 8 }

/** Left and right of a toast on phones, px. */
const aside = { left: 12, right: 12 }

/** The right edge of the page's content, which the header shares. */
const edge = 'max(3rem, calc(50vw - 39rem))'

const textField = 'input:not([type="checkbox"], [type="radio"]), textarea'

/**
 * At the bottom, above a bar of the page; below the header if the control in use is there or opens a keyboard. Toasts that
 * are shown below the header (`isBelowHeader`) stay there until they would cover the control in use.
 */
export function placeOnPhone(inUse: Element | null, isBelowHeader = false) {
  const isSheetOpen = document.querySelector('[role="dialog"][data-state="open"]')
  // A note that stays at the bottom, such as that there is no network.
  const note = document.querySelector('[data-bottom-note]')?.getBoundingClientRect().height
  const fromEnd = gap.bottom + (note ? note + gap.note : 0)
  const end = innerHeight - parseFloat(getComputedStyle(document.body).paddingBlockEnd)
  const isFree = !inUse?.matches(textField) && !isWithin(inUse, 0, end - fromEnd - area.height, end)
  const start = headerBottom() + gap.header
  const stays = isBelowHeader && !isWithin(inUse, 0, start, start + area.height)
  if (!isSheetOpen && isFree && !stays) {
    const bottom = `calc(var(--bottom-bar, env(safe-area-inset-bottom, 0px)) + ${fromEnd}px)`
    return placed('bottom-center', { ...aside, bottom })
  }
  // While a sheet is open, nothing in the header can be pressed.
  const top = isSheetOpen ? 'calc(4px + env(safe-area-inset-top))' : start
  return placed('top-center', { ...aside, top })
}

/** Below the header at the right, or at the left where the control in use is at the right. */
export function placeOnDesktop(inUse: Element | null) {
  const start = headerBottom()
  const { clientWidth } = document.documentElement
  const left = clientWidth - Math.max(48, clientWidth / 2 - 624) - area.width
  const isTaken = isWithin(inUse, left, start, start + gap.header + area.height)
  // Not sonner's position at the left, which would render the toasts anew.
  const right = isTaken ? `calc(100% - ${edge} - ${area.width}px)` : edge
  return placed('top-right', { top: start + gap.header, right })
}

function placed<P extends string, O extends object>(position: P, offset: O) {
  return { position, offset, mobileOffset: offset }
}

/** The focused element; in Safari, which does not focus a tapped button, the hovered one. */
export function elementInUse(): Element | null {
  const { activeElement, body } = document
  if (activeElement && activeElement !== body) return activeElement
  return [...document.querySelectorAll(':hover')].at(-1) ?? null
}

/** Whether an element's control overlaps an area at the right of `left`, from `top` to `bottom`, px. */
function isWithin(target: Element | null, left: number, top: number, bottom: number): boolean {
  const control = target?.closest('a, button, input, select, textarea, label, [tabindex="0"]')
  const box = control?.getBoundingClientRect()
  return box !== undefined && box.right > left && box.top < bottom && box.bottom > top
}

/** In low windows the header scrolls away; on a scrolled page, part of it does. */
function headerBottom(): number {
  return Math.max(0, document.querySelector('header')?.getBoundingClientRect().bottom ?? 0)
}

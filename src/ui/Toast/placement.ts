/** Width of a toast, and what a pile of them may take, px. */
const area = { width: 356, height: 180 }

/** px between a toast and the header, or what is at the bottom of the window. */
const gap = { header: 12, bottom: 20 }

/** Left and right of a toast on phones, px. */
const aside = { left: 12, right: 12 }

/** The right edge of the page's content, which the header shares. */
const edge = 'max(3rem, calc(50vw - 39rem))'

/** At the bottom, above a bar of the page; below the header where the control in use is there, or a keyboard comes. */
export function placeOnPhone(inUse: Element | null) {
  if (!isSheetOpen() && !isAtBottom(inUse)) {
    const bottom = `calc(var(--bottom-bar, env(safe-area-inset-bottom, 0px)) + ${gap.bottom}px)`
    return placed('bottom-center', { ...aside, bottom }, 'bottom')
  }
  // A sheet leaves nothing to press in the header.
  const top = isSheetOpen()
    ? 'calc(4px + env(safe-area-inset-top))'
    : `calc(${headerBottom()}px + var(--toolbar-height) + ${gap.header}px)`
  return placed('top-center', { ...aside, top }, 'top')
}

/** Below the header at the right, or at the left where the control in use is at the right. */
export function placeOnDesktop(inUse: Element | null) {
  const offset = { top: headerBottom() + gap.header, left: edge, right: edge }
  return placed(isAtRight(inUse) ? 'top-left' : 'top-right', offset, 'top')
}

function placed<P extends string, O extends object>(position: P, offset: O, out: 'top' | 'bottom') {
  return { position, offset, mobileOffset: offset, swipeDirections: [out, 'left' as const, 'right' as const] }
}

/** The focused element; Safari does not focus a button that is tapped, so there what the pointer is over. */
export function elementInUse(): Element | null {
  const { activeElement, body } = document
  if (activeElement && activeElement !== body) return activeElement
  return [...document.querySelectorAll(':hover')].at(-1) ?? null
}

function boxOf(target: Element | null) {
  return target?.closest('a, button, input, select, textarea, label, [tabindex="0"]')?.getBoundingClientRect()
}

function isAtBottom(target: Element | null): boolean {
  if (target?.matches('input:not([type="checkbox"], [type="radio"]), textarea')) return true
  const box = boxOf(target)
  const bar = parseFloat(getComputedStyle(document.body).paddingBlockEnd)
  const end = innerHeight - bar
  return box !== undefined && box.top < end && box.bottom > end - gap.bottom - area.height
}

function isAtRight(target: Element | null): boolean {
  const box = boxOf(target)
  if (!box) return false
  const { clientWidth } = document.documentElement
  const margin = Math.max(48, clientWidth / 2 - 624)
  const start = headerBottom()
  return (
    box.right > clientWidth - margin - area.width && box.top < start + gap.header + area.height && box.bottom > start
  )
}

/** The header leaves low windows, and slides up on a scrolled page. */
function headerBottom(): number {
  return Math.max(0, document.querySelector('header')?.getBoundingClientRect().bottom ?? 0)
}

function isSheetOpen(): boolean {
  return document.querySelector('[role="dialog"][data-state="open"]') !== null
}

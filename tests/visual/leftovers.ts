/**
 * Removes what earlier stories have left in their frame: the style that pauses animations while a story is checked, which
 * Storybook leaves there when a check throws, and the requests the browser has listed, which end at 250.
 */
export function removeLeftovers(): void {
  for (const style of document.head.querySelectorAll('style')) {
    if (style.textContent.includes('animation-play-state: paused !important')) style.remove()
  }
  performance.clearResourceTimings()
}

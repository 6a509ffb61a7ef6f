import { type KeyboardEvent, useCallback, useState } from 'react'
import { caption } from './PictureViewer.css.ts'

/**
 * A picture's caption. On phones a long one scrolls: then it is in the order of focus, for keyboards.
 *
 * @internal
 */
export function Caption({ children }: { children: string }) {
  const [scrolls, setScrolls] = useState(false)
  const measure = useCallback((box: HTMLElement | null) => {
    if (!box) return
    const observer = new ResizeObserver(() => setScrolls(box.scrollHeight > box.clientHeight))
    observer.observe(box)
    return () => observer.disconnect()
  }, [])
  return (
    <div
      className={caption}
      ref={measure}
      {...(scrolls ? { role: 'group', 'aria-label': 'Caption', tabIndex: 0, onKeyDown: keepScrollKeys } : {})}
    >
      {children}
    </div>
  )
}

/** Keeps the arrow keys that scroll the caption from panning the picture. */
function keepScrollKeys(event: KeyboardEvent) {
  if (event.key === 'ArrowUp' || event.key === 'ArrowDown') event.stopPropagation()
}

import { useEffect, useRef, useState } from 'react'

/** Whether an element is or was in view, with a margin of one and a half windows. */
export function useInView() {
  const target = useRef<HTMLDivElement>(null)
  const [isInView, setIsInView] = useState(false)
  useEffect(() => {
    const node = target.current
    if (!node) return undefined
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsInView(true),
      // With the document as explicit root the margin also works in a frame.
      { root: document, rootMargin: '150% 0px' },
    )
    watch.observe(node)
    return () => watch.disconnect()
  }, [])
  return [target, isInView] as const
}

import { useEffect, useRef, useState } from 'react'

/** Whether a place of the page is, or has been, less than one and a half windows below what is seen. */
export function useIsNear() {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const node = place.current
    if (!node) return undefined
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      // The document by name: in a frame the margin would else be that of the window around it.
      { root: document, rootMargin: '150% 0px' },
    )
    watch.observe(node)
    return () => watch.disconnect()
  }, [])
  return [place, isNear] as const
}

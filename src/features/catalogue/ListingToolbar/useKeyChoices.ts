import { useRef } from 'react'

/**
 * Tells repeated choices by keys: a closed native select changes with every arrow key, on Windows and Linux. Spread
 * `handlers` on the select, and call `isRepeated` on each change: true if the choice before it was made by a key as well,
 * and the focus has not left the select since.
 */
export function useKeyChoices() {
  const isByKey = useRef(false)
  const hasChosen = useRef(false)
  const end = () => {
    isByKey.current = false
    hasChosen.current = false
  }
  return {
    handlers: { onKeyDown: () => (isByKey.current = true), onPointerDown: end, onBlur: end },
    isRepeated: () => {
      const isRepeated = hasChosen.current
      hasChosen.current = isByKey.current
      return isRepeated
    },
  }
}

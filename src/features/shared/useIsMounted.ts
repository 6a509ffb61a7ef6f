import { useCallback, useEffect, useRef } from 'react'

/** Whether the component is still there: for what follows an answer that may come after the shopper has left. */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return useCallback(() => isMounted.current, [])
}

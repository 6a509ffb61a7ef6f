import { useCallback, useEffect, useRef } from 'react'

/** Whether the component is still mounted: for what follows a response, which may come after the shopper has left. */
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

import { useCallback, useState } from 'react'

/**
 * Code that comes when it is wanted: what has come (undefined until then), and how to ask for it. Asking again is cheap,
 * and worth it after a failure: the promise rejects where the code cannot be had. `load` must not change.
 */
export function useOnDemand<Part extends object>(load: () => Promise<Part>) {
  const [part, setPart] = useState<Part>()
  const ask = useCallback(async () => {
    const loaded = await load()
    setPart(() => loaded)
    return loaded
  }, [load])
  return [part, ask] as const
}

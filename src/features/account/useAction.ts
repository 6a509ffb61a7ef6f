import { useState } from 'react'
import type { FormFailure } from './formFailure.ts'

/** Runs one action at a time. `busy` names it; `failure` is why the last one was refused, until the next one or `clear`. */
export function useAction() {
  const [busy, setBusy] = useState<string>()
  const [failure, setFailure] = useState<FormFailure>()
  const run = async (what: string, action: () => Promise<FormFailure | undefined>) => {
    if (busy !== undefined) return
    setBusy(what)
    setFailure(undefined)
    setFailure(await action())
    setBusy(undefined)
  }
  return {
    busy,
    failure,
    run: (...args: Parameters<typeof run>) => void run(...args),
    clear: () => setFailure(undefined),
  }
}

import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { startAgainLabel, tryAgainLabel } from '#site/accountSteps.ts'
import { Notice } from '#ui/Notice/Notice.tsx'
import type { FormFailure } from '../formFailure.ts'

export interface FormAlertProps {
  failure: FormFailure | undefined
  /** A toast says the same: the alert is then not announced a second time. */
  isInToast?: boolean
  /** Starts over, if the failure requires it. */
  onRestart?: (() => void) | undefined
}

/** Why a form was refused, above its submit button, with a button for what may help. */
export function FormAlert({ failure, isInToast = false, onRestart }: FormAlertProps) {
  if (!failure) return null
  const { message, remedy, onRetry } = failure
  const again = onRetry ? { onClick: onRetry } : ({ type: 'submit' } as const)
  const restart = remedy === 'restart' && onRestart ? { label: startAgainLabel, onClick: onRestart } : undefined
  const retry = remedy === 'retry' ? { label: tryAgainLabel, ...again } : undefined
  return (
    <PassesFocusOn>
      <Notice tone="danger" role="alert" isAnnounced={isInToast} action={retry ?? restart}>
        {message}
      </Notice>
    </PassesFocusOn>
  )
}

/** If it unmounts with its focused button, the focus moves to the form's loading button, or to its submit button. */
function PassesFocusOn({ children }: { children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = part
    const form = current?.closest('form')
    return () => {
      if (!current?.contains(document.activeElement)) return
      // After the unmount.
      requestAnimationFrame(() => {
        const button =
          form?.querySelector<HTMLElement>('[data-busy]') ?? form?.querySelector<HTMLElement>('[type="submit"]')
        button?.focus({ preventScroll: true })
      })
    }
  }, [])
  return <div ref={part}>{children}</div>
}

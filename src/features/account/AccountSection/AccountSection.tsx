import { useId, useRef, type ReactNode } from 'react'
import { tryAgainLabel } from '#site/accountSteps.ts'
import { type } from '#theme/type.css.ts'
import { Notice } from '#ui/Notice/Notice.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './AccountSection.css.ts'
import { useKeptFocus } from './useKeptFocus.ts'

export interface AccountSectionProps {
  title: string
  intro?: string
  /** The section's data is loading, or could not be loaded. */
  state?: 'ready' | 'loading' | { error: string; onRetry: () => void }
  children?: ReactNode
}

/** One part of the account page: what it is about on the left, what can be done on the right. */
export function AccountSection({ title, intro, state = 'ready', children }: AccountSectionProps) {
  const id = useId()
  const section = useRef<HTMLElement>(null)
  useKeptFocus(section)
  return (
    <section className={styles.section} aria-labelledby={id} ref={section}>
      <h2 className={type.tileName} id={id} tabIndex={-1}>
        {title}
      </h2>
      <div className={styles.content}>
        {intro && <p className={styles.intro}>{intro}</p>}
        {state === 'ready' && children}
        {state === 'loading' && (
          <div className={styles.waiting}>
            <VisuallyHidden>Loading...</VisuallyHidden>
            <Skeleton shape="line" width="60%" />
            <Skeleton shape="line" width="40%" />
          </div>
        )}
        {typeof state === 'object' && (
          <div className={styles.wide} ref={announceOnce}>
            <Notice tone="danger" role="alert" action={{ label: tryAgainLabel, onClick: state.onRetry }}>
              {state.error}
            </Notice>
          </div>
        )}
      </div>
    </section>
  )
}

/** Sections that fail together have the same message: one of them announces it. For `ref`. */
function announceOnce(part: HTMLElement | null): void {
  const message = part?.querySelector('p')
  const alerts = [...document.querySelectorAll('[role="alert"]:not([aria-live="off"])')]
  if (alerts.some((alert) => alert !== message && alert.textContent === message?.textContent))
    message?.setAttribute('aria-live', 'off')
}

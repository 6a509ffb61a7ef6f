import { useId } from 'react'
import { Button } from '#ui/Button/Button.tsx'
import * as styles from './GoogleButton.css.ts'

export interface GoogleButtonProps {
  /** 'Continue with Google' */
  label: string
  /** Opens Google's window; without it the button is disabled: the code for it is still loading, or failed to load. */
  onClick?: (() => void) | undefined
  /** The shop has a client id at Google. */
  isSetUp: boolean
  loading?: boolean
}

/** Sign-in with Google, and the line that leads to the form below. */
export function GoogleButton({ label, onClick, isSetUp, loading = false }: GoogleButtonProps) {
  const noteId = useId()
  return (
    <>
      <div className={styles.block}>
        <Button
          variant="secondary"
          full
          disabled={!onClick}
          loading={loading}
          onClick={onClick}
          aria-describedby={isSetUp ? undefined : noteId}
        >
          <span className={styles.label}>
            <GoogleMark />
            {label}
          </span>
        </Button>
        {!isSetUp && (
          <p className={styles.note} id={noteId}>
            Google sign-in is not set up
          </p>
        )}
      </div>
      <p className={styles.or}>or</p>
    </>
  )
}

/** The letter, in the colour of the text around it. */
function GoogleMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 24 24" width={20} height={20} aria-hidden fill="currentColor">
      <path d="M12.24 10.3v3.54h4.98c-.2 1.28-1.5 3.76-4.98 3.76a5.6 5.6 0 0 1 0-11.2c1.7 0 2.84.72 3.5 1.35l2.38-2.3A8.4 8.4 0 0 0 12.24 3a9 9 0 1 0 0 18c5.2 0 8.64-3.65 8.64-8.8 0-.59-.06-1.04-.14-1.9z" />
    </svg>
  )
}

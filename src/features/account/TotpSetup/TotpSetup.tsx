import { QrCode } from '#ui/QrCode/QrCode.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import { muted } from '../form.css.ts'
import * as styles from './TotpSetup.css.ts'

export interface TotpSetupProps {
  /** In base32. */
  secret: string
  /** The same for the camera of a phone: 'otpauth://totp/…'. */
  uri: string
}

/**
 * Sets up an authenticator app: a QR code for its camera, and the secret for typing. It gets the focus of a section that
 * opens it, because a code can be entered only after the key.
 */
export function TotpSetup({ secret, uri }: TotpSetupProps) {
  return (
    <div
      className={styles.setup}
      role="group"
      aria-label="Key for your authenticator app"
      tabIndex={-1}
      data-read-first
    >
      <QrCode text={uri} label="QR code for your authenticator app" />
      <p className={muted}>Or type this key into the app:</p>
      <p className={styles.secret}>
        <VisuallyHidden>Key: </VisuallyHidden>
        {secret.match(/.{1,4}/g)?.join(' ')}
      </p>
    </div>
  )
}

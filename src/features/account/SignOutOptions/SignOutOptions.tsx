import { useState } from 'react'
import { signOutLabel } from '#site/actionLabels.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx'
import { FormAlert } from '../FormAlert/FormAlert.tsx'
import type { FormFailure } from '../formFailure.ts'
import { useAction } from '../useAction.ts'
import { buttons } from './SignOutOptions.css.ts'

export interface SignOutOptionsProps {
  /** Sign-out on every device; not for accounts of Google. */
  canEverywhere: boolean
  /** Resolves with why it was refused, if it was. */
  onSignOut: (options: { everywhere: boolean; clearsDevice: boolean }) => Promise<FormFailure | undefined>
}

/** Sign-out, here or everywhere; on a shared phone it can also clear the data stored there. */
export function SignOutOptions({ canEverywhere, onSignOut }: SignOutOptionsProps) {
  const { busy, failure, run } = useAction()
  const [clearsDevice, setClearsDevice] = useState(false)
  const signOut = (what: string, everywhere: boolean) => run(what, () => onSignOut({ everywhere, clearsDevice }))
  return (
    <>
      <Checkbox
        label="Also clear the cart, the wishlist, orders and recently viewed products on this device"
        checked={clearsDevice}
        onChange={({ target }) => setClearsDevice(target.checked)}
      />
      <FormAlert failure={failure && { message: failure.message }} />
      <div className={buttons}>
        <Button
          size="small"
          variant="secondary"
          loading={busy === 'here'}
          disabled={busy === 'all'}
          onClick={() => signOut('here', false)}
        >
          {signOutLabel}
        </Button>
        {canEverywhere && (
          <Button
            size="small"
            variant="plain"
            loading={busy === 'all'}
            disabled={busy === 'here'}
            onClick={() => signOut('all', true)}
          >
            Sign out on all devices
          </Button>
        )}
      </div>
    </>
  )
}

import { useState } from 'react'
import { codeFromAppLabel } from '#site/accountSteps.ts'
import { Button } from '#ui/Button/Button.tsx'
import { wide } from '../AccountSection/AccountSection.css.ts'
import { CodeForm } from '../CodeForm/CodeForm.tsx'
import { FormAlert } from '../FormAlert/FormAlert.tsx'
import type { FormFailure } from '../formFailure.ts'
import { muted } from '../form.css.ts'
import { TotpSetup } from '../TotpSetup/TotpSetup.tsx'
import { useAction } from '../useAction.ts'

interface Setup {
  secret: string
  uri: string
}

export interface AuthenticatorAppProps {
  isOn: boolean
  /** Resolves to the secret for the app. */
  onSetUp: () => Promise<Setup | FormFailure>
  /** Called with the app's first code. */
  onConfirm: (code: string) => Promise<FormFailure | undefined>
  onRemove: () => Promise<FormFailure | undefined>
}

/** The authenticator app as a second step at sign-in: set up with a first code, and turned off again. */
export function AuthenticatorApp({ isOn, onSetUp, onConfirm, onRemove }: AuthenticatorAppProps) {
  const { busy, failure, run } = useAction()
  const [setup, setSetup] = useState<Setup>()
  const begin = async () => {
    const begun = await onSetUp()
    if (!('secret' in begun)) return begun
    setSetup(begun)
    return undefined
  }
  const confirm = async (code: string) => {
    const refused = await onConfirm(code)
    if (!refused) setSetup(undefined)
    return refused
  }
  if (setup && !isOn) {
    return (
      <div className={wide}>
        <CodeForm
          name="Set up the authenticator app"
          label={codeFromAppLabel}
          submitLabel="Turn On"
          onSubmit={confirm}
          onCancel={() => setSetup(undefined)}
          cancelLabel="Cancel"
        >
          <TotpSetup {...setup} />
        </CodeForm>
      </div>
    )
  }
  return (
    <>
      <p className={muted}>{isOn ? 'Your authenticator app is asked for at sign-in.' : 'Not set up.'}</p>
      <FormAlert failure={failure && { message: failure.message }} />
      <Button
        variant="secondary"
        size="small"
        aria-label={`${isOn ? 'Turn Off' : 'Set Up'} the authenticator app`}
        loading={busy !== undefined}
        onClick={() => (isOn ? run('remove', onRemove) : run('begin', begin))}
      >
        {isOn ? 'Turn Off' : 'Set Up'}
      </Button>
    </>
  )
}

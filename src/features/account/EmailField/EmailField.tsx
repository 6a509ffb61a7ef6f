import type { ComponentProps } from 'react'
import { emailLabel } from '#domain/fieldLabels.ts'
import { TextField } from '#ui/Field/TextField.tsx'

/**
 * The email address of an account.
 *
 * @internal
 */
export function EmailField(props: Omit<ComponentProps<typeof TextField>, 'label'>) {
  return (
    <TextField label={emailLabel} type="email" inputMode="email" autoCapitalize="none" spellCheck={false} {...props} />
  )
}

import { Button } from '#ui/Button/Button.tsx'

interface BackButtonProps {
  label?: string | undefined
  disabled: boolean | undefined
  onClick: () => void
}

/**
 * Leaves a step of an account form.
 *
 * @internal
 */
export function BackButton({ label = 'Back to Sign In', ...button }: BackButtonProps) {
  return (
    <Button variant="plain" size="small" {...button}>
      {label}
    </Button>
  )
}

import type { ComponentProps } from 'react'
import { Button } from '#ui/Button/Button.tsx'

/**
 * Repeats a request that has failed, in an `ErrorState` or beside the message.
 *
 * @internal
 */
export function TryAgainButton(props: Omit<ComponentProps<typeof Button>, 'children'>) {
  return <Button {...props}>Try Again</Button>
}

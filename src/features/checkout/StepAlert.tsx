import { type } from '#theme/type.css.ts'
import { Icon } from '#ui/Icon/Icon.tsx'
import { alert } from './step.css.ts'

/** Why a step cannot go on, above its buttons. Announced at once. */
export function StepAlert({ children }: { children: string }) {
  return (
    <p className={`${type.small} ${alert}`} role="alert">
      <Icon name="alert" size={20} />
      {children}
    </p>
  )
}

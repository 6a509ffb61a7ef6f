import type { ReactElement } from 'react'
import { Icon, type IconName } from '../Icon/Icon.tsx'

/**
 * The sign before the words of a button.
 *
 * @internal
 */
export function Sign({ icon }: { icon: IconName | ReactElement | undefined }) {
  return typeof icon === 'string' ? <Icon name={icon} size={20} /> : icon
}

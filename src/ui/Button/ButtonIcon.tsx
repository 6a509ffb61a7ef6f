import { Icon, type IconName } from '../Icon/Icon.tsx'

/**
 * The icon before the label of a button.
 *
 * @internal
 */
export function ButtonIcon({ icon }: { icon: IconName | undefined }) {
  return icon && <Icon name={icon} size={20} />
}

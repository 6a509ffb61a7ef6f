import { type ComponentPropsWithRef, type ComponentType, createContext, type ReactNode, useContext } from 'react'

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  href: string
  /** Takes the place of this page in the history instead of following it. */
  replace?: boolean | undefined
  /** Handed to the next page by the router. */
  state?: unknown
  /** Leaves the next page where this one was scrolled to. */
  preventScrollReset?: boolean | undefined
}

const RouterLink = createContext<ComponentType<LinkProps> | undefined>(undefined)

interface LinkProviderProps {
  /** Draws every link inside the shop; takes the props of `Link`. */
  component: ComponentType<LinkProps>
  children: ReactNode
}

/** Tells the parts below which component knows the router; without one a link is a plain anchor. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <RouterLink value={component}>{children}</RouterLink>
}

/** A link. Addresses with a scheme (https:, mailto:, tel: …) leave the shop and stay plain anchors. */
export function Link(props: LinkProps) {
  const Inside = useContext(RouterLink)
  if (Inside && !leaves(props.href)) return <Inside {...props} />
  const { replace: _replace, state: _state, preventScrollReset: _reset, children, ...anchor } = props
  return <a {...anchor}>{children}</a>
}

function leaves(href: string) {
  return /^([a-z][a-z\d+.-]*:|\/\/)/i.test(href)
}

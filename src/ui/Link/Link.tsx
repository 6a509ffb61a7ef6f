import { type ComponentPropsWithRef, type ComponentType, createContext, type ReactNode, useContext } from 'react'

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  href: string
  /** Replaces the current history entry. */
  replace?: boolean | undefined
  /** History state for the next page. */
  state?: unknown
}

const RouterLink = createContext<ComponentType<LinkProps> | undefined>(undefined)

interface LinkProviderProps {
  /** Renders internal links; takes the props of `Link`. */
  component: ComponentType<LinkProps>
  children: ReactNode
}

/** Provides the router-aware link component; without one a link is a plain anchor. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <RouterLink value={component}>{children}</RouterLink>
}

/** A link. URLs with a scheme (https:, mailto:, tel: …) are external and stay plain anchors. */
export function Link(props: LinkProps) {
  const InternalLink = useContext(RouterLink)
  if (InternalLink && !isExternal(props.href)) return <InternalLink {...props} />
  const { replace: _replace, state: _state, children, ...anchor } = props
  return <a {...anchor}>{children}</a>
}

function isExternal(href: string) {
  return /^([a-z][a-z\d+.-]*:|\/\/)/i.test(href)
}

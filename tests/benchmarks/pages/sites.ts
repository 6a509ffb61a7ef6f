import type { StorageState } from '#tests/support/filledCart.ts'

/** The pages that are measured, and where this shop has them. */
export const pagePaths = {
  home: '/',
  listing: '/collections',
  product: '/product/ps-01',
  cart: '/cart',
  'filled cart': '/cart',
  'filled checkout': '/checkout',
} as const

export type PageName = keyof typeof pagePaths

/** A running shop: ours, or a peer measured beside it. */
export interface Site {
  name: string
  /** 'http://localhost:40123' */
  origin: string
  paths: Readonly<Partial<Record<PageName, string>>>
  /** What a device with something in its cart keeps; only known of shops that are used as ours is. */
  filledCart?: StorageState
}

/** A page of a site, ready to be opened. */
export interface Target {
  address: string
  storageState?: StorageState
}

/** Where a site has a page; undefined where it has none, or its cart cannot be filled. */
export function targetOf({ origin, paths, filledCart }: Site, page: PageName): Target | undefined {
  const path = paths[page]
  if (path === undefined) return undefined
  const address = origin + path
  if (!page.startsWith('filled')) return { address }
  return filledCart && { address, storageState: filledCart }
}

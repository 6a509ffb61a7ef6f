import { lazy, type ComponentType } from 'react'
// Their styles belong to the first paint, for the server draws them at once.
import '#features/product/Assurances/Assurances.css.ts'
import '#features/product/DeliveryCheck/DeliveryRoom.css.ts'
import '#features/product/PieceDoings/PieceDoings.css.ts'
import '#features/product/PieceLinks/PieceLinks.css.ts'
import '#features/product/ProductGallery/ProductGallery.css.ts'
import '#features/product/ProductTabs/ProductTabs.css.ts'
import '#ui/Tabs/Tabs.css.ts'

// These parts stand in the server's HTML; in the browser their code comes beside the page's, or after the first paint, and
// takes that HTML over. Where it cannot be had the HTML stays, and its links are links all the same.

// Asked for at once, so that what is seen first can be pressed as soon as the page can.
const gallery = import('#features/product/ProductGallery/ProductGallery.connected.tsx')
const beside = import('./BesidePiece.tsx')
const tabs = () => import('#features/product/ProductTabs/ProductTabs.tsx')

export const ProductGallery = import.meta.env.SSR
  ? (await gallery).ConnectedProductGallery
  : later(() => gallery.then((parts) => parts.ConnectedProductGallery))

export const Doings = import.meta.env.SSR ? (await beside).Doings : later(() => beside.then((parts) => parts.Doings))

export const UnderBuying = import.meta.env.SSR
  ? (await beside).UnderBuying
  : later(() => beside.then((parts) => parts.UnderBuying))

export const ProductTabs = import.meta.env.SSR
  ? (await tabs()).ProductTabs
  : later(() => tabs().then((parts) => parts.ProductTabs))

/** Of no server's HTML: what was seen before only the device knows. */
export const Shelves = later(() => import('./Shelves.tsx').then((parts) => parts.Shelves))

function later<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(() => load().then((part) => ({ default: part }), forever))
}

function forever() {
  return new Promise<never>(() => {})
}

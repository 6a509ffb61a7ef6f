import { emptyCart, type Cart } from '#domain/cart/cart.ts'
import { type Identity, nobody } from '#identity/identity.ts'
import { cartOfOne, cartOfTwelve, catalogue } from '#mocks/data.ts'
import { asTheStorySays } from '../../.storybook/scenario.ts'
import { signedIn } from './signedIn.ts'
import { storeCart, storeWishlist } from './storedState.ts'

/** What a story says of itself, and what the toolbar says over it. */
export interface StoryContents {
  globals: Record<string, unknown>
  parameters: Record<string, unknown>
}

/** The toolbar's choices of what the device keeps. */
export interface DeviceContents {
  cart: string
  wishlist: string
}

/** The `globals` of stories that are about their own cart or wishlist: the toolbar's menu is disabled there. */
export const ownCart = { cart: asTheStorySays }
export const ownWishlist = { wishlist: asTheStorySays }

const carts: Readonly<Record<string, Cart>> = { empty: emptyCart, one: cartOfOne, twelve: cartOfTwelve }

/**
 * Who is signed in: the toolbar's choice if there is one, otherwise the story's `parameters.identity`, whose identity service
 * answers in any case.
 */
export function chosenIdentity({ globals, parameters }: StoryContents): Identity | undefined {
  // Parameters are untyped; only stories set this one.
  const ofStory = parameters['identity'] as Identity | undefined
  const { client } = ofStory ?? nobody
  if (globals['shopper'] === 'signedIn') return { ...signedIn, client }
  if (globals['shopper'] === 'signedOut') return { ...nobody, client }
  return ofStory
}

/** Stores the cart and the wishlist that the toolbar asks for, in place of the story's. */
export function storeContents({ cart, wishlist }: DeviceContents): void {
  const chosen = carts[cart]
  if (chosen) storeCart(chosen)
  if (wishlist === 'empty') storeWishlist()
  if (wishlist === 'four') storeWishlist(...catalogue.slice(0, 4))
}

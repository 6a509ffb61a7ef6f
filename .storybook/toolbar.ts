import type { GlobalTypes } from 'storybook/internal/types'
import { earlierDay, storyDay } from '#mocks/clock.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { asTheStorySays } from './scenario.ts'

type Icon = NonNullable<NonNullable<GlobalTypes[string]['toolbar']>['icon']>

interface MenuItem {
  value: string
  title: string
}

/** A menu of the toolbar: an icon alone while its first item is chosen, which resets it, and the title of any other. */
function menu(description: string, icon: Icon, [usual, ...others]: readonly [MenuItem, ...MenuItem[]]) {
  return { description, toolbar: { icon, items: [{ ...usual, type: 'reset' as const }, ...others] } }
}

const asTheStory = { value: asTheStorySays, title: 'As the story says' }
const asTheDevice = { value: 'device', title: 'As the device' }

/** The menus of the toolbar; the width is Storybook's own. */
export const toolbar = {
  theme: menu('Theme', 'mirror', [
    { value: 'daylight', title: 'Daylight' },
    { value: 'lamplight', title: 'Lamplight' },
  ]),
  day: menu('Day', 'calendar', [
    { value: storyDay, title: `${storyDay}: coupons have ended` },
    { value: earlierDay, title: `${earlierDay}: coupons hold` },
  ]),
  network: menu('Network', 'globe', [
    asTheStory,
    ...Object.keys(scenarios).map((name) => ({ value: name, title: name })),
  ]),
  shopper: menu('Shopper of a page', 'user', [
    asTheStory,
    { value: 'signedIn', title: 'Signed in' },
    { value: 'signedOut', title: 'Signed out' },
  ]),
  cart: menu('Cart of a page', 'basket', [
    asTheStory,
    { value: 'empty', title: 'Empty cart' },
    { value: 'one', title: 'One in the cart' },
    { value: 'twelve', title: 'Twelve in the cart' },
  ]),
  wishlist: menu('Wishlist of a page', 'heart', [
    asTheStory,
    { value: 'empty', title: 'Nothing saved' },
    { value: 'four', title: 'Four saved' },
  ]),
  textSize: menu('Text size', 'paragraph', [
    { value: 'size100', title: 'Text 100 %' },
    { value: 'size150', title: 'Text 150 %' },
    { value: 'size200', title: 'Text 200 %' },
  ]),
  reducedMotion: menu('Motion', 'lightning', [
    asTheDevice,
    { value: 'on', title: 'Reduced motion' },
    { value: 'off', title: 'Full motion' },
  ]),
  forcedColors: menu('Forced colours', 'contrast', [asTheDevice, { value: 'on', title: 'Forced colours' }]),
  pictures: menu('Pictures', 'photo', [
    { value: 'drawn', title: 'Photographs' },
    { value: 'flat', title: 'Flat grounds' },
  ]),
} satisfies GlobalTypes

/** What the toolbar shows at first: the first item of each menu. */
export const initialGlobals = Object.fromEntries(
  Object.entries(toolbar).map(([name, item]) => [name, item.toolbar.items[0]?.value]),
)

import { contact } from './contact.ts'

const byPhone = `You can also order by phone: ${contact.phone.text}.`

/** Shown in place of a part that needs scripts. */
export const needsScripts = `This part of the shop needs JavaScript, which is off in this browser or could not be loaded. ${byPhone}`

/** Above every page where scripts are off, and over one whose scripts could not be loaded. */
export const scriptsNote = {
  label: 'About this page',
  off: `JavaScript is off in this browser. You can browse, search, filter and read; cart, wishlist, checkout and accounts need it. ${byPhone}`,
  failed: 'This page was not loaded completely, so its buttons are left out.',
  reload: 'Load the page again',
}

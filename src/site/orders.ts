import { startShoppingLabel } from './actionLabels.ts'
import { orderNumber } from './orderNumber.ts'

/** Texts of the orders that a device keeps. */
export const orderTexts = {
  title: 'Your orders',
  intro:
    'The order slips on this device. No server of ours has them; they stay here until you delete them. An order reaches us when you send its slip.',
  quarantined: 'The orders this device kept could not be read. They are set aside here, and the list begins anew.',
  unsaved:
    'This browser cannot keep orders: they are gone when you reload or close this page. Send or print their slips first.',
  none: 'No order has been placed on this device.',
  shop: startShoppingLabel,
  failed: 'Your orders could not be opened',
  unknown: 'This order is not on this device',
  unknownHint: 'It was placed on another device, or its slip was deleted here.',
  back: 'All orders on this device',
  openShort: 'Send or print the slip',
  open: (orderId: string) => `Send or print the slip of order ${orderNumber(orderId)}`,
  delete: (orderId: string) => `Delete order ${orderNumber(orderId)} from this device`,
  deleted: (orderId: string) => `Order ${orderNumber(orderId)} deleted from this device`,
  sure: 'Delete this slip? It cannot be brought back.',
} as const

import { expect, test } from 'vitest'
import { whatsAppUrl } from './whatsAppUrl.ts'

test('a message is complete in the address', () => {
  const message = 'Namaste, Kasavu & Co.\n2 × ₹5,700 #1?'
  const url = new URL(whatsAppUrl('914710123456', message))
  expect(url.href).toMatch(/^https:\/\/wa\.me\/914710123456\?text=/)
  expect(url.searchParams.get('text')).toBe(message)
})

test('the message and the number are both optional', () => {
  expect(whatsAppUrl('914710123456')).toBe('https://wa.me/914710123456')
  expect(whatsAppUrl('', 'Look')).toBe('https://wa.me/?text=Look')
})

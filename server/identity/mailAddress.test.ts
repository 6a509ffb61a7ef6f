import { expect, it } from 'vitest'
import { isMailAddress } from './mailAddress.ts'

it.each([
  'meera@shop.test',
  'Meera.Nair+weaves@Mail.Shop.test',
  "o'neil_99@localhost",
  'മീര@shop.test',
  'meera@डाटामेल.भारत',
  'meera@xn--c2bd4bq1db8d.xn--h2brj9c',
  `${'a'.repeat(244)}@shop.test`,
])('takes %s', (address) => {
  expect(isMailAddress(address)).toBe(true)
})

it.each([
  'meera',
  'meera@shop@test',
  'meera@shop.test>',
  'a<victim>b@shop.test',
  '"victim@shop.test"@shop.test',
  'victim@shop.test,meera@shop.test',
  'meera@gmail。com',
  'meera@ｇmail.com',
  'meera@gma\u00ADil.com',
  'meera@ｇmail.भारत',
  'meera@%67mail.com',
  'meera@shop.test/path',
  'meera@shop.test:25',
  'meera@shop.test.',
  'meera@shop..test',
  'meera@',
  `${'a'.repeat(245)}@shop.test`,
])('refuses %j', (address) => {
  expect(isMailAddress(address)).toBe(false)
})

/** The least that the services take for an e-mail address. */
export const emailShape = /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u

/** Characters of an e-mail address; `emailPattern` refuses more. */
export const maxEmailLength = 254

/** What a shopper may enter as an e-mail address; whether it exists only a code sent there can tell. */
export const emailPattern = /^(?!.{255})[^\s@\p{Cc}]+@[^\s@\p{Cc}]+\.[^\s@\p{Cc}.]+$/u

/** Shown for anything else. */
export const invalidEmail = 'Please enter a valid email address'

/** One rule of the password, as the checklist and the form show it. */
export interface PasswordRule {
  id: 'length' | 'uppercase' | 'lowercase' | 'number' | 'special'
  /** Shown for a password that breaks the rule. */
  message: string
  holds: (password: string) => boolean
}

/** The fewest characters of a password. */
export const minPasswordLength = 8

/** The most characters of a password. */
export const maxPasswordLength = 256

/** The rules of a password, in the order in which they are shown (handbook, Rules: validation). */
export const passwordRules: readonly PasswordRule[] = [
  {
    id: 'length',
    message: `Password must be at least ${minPasswordLength} characters`,
    holds: (password) => Array.from(password).length >= minPasswordLength,
  },
  containing('uppercase', 'uppercase letter', /[A-Z]/),
  containing('lowercase', 'lowercase letter', /[a-z]/),
  containing('number', 'number', /[0-9]/),
  containing('special', 'special character', /[^A-Za-z0-9\s]/),
]

function containing(id: PasswordRule['id'], what: string, pattern: RegExp): PasswordRule {
  return { id, message: `Password must contain at least one ${what}`, holds: (password) => pattern.test(password) }
}

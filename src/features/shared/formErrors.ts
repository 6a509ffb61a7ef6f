/** Messages by field, as react-hook-form's resolvers return them. */
export const formErrors = (messages: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(messages).map(([name, message]) => [name, { type: 'shop', message }]))

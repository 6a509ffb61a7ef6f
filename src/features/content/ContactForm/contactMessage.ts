import { emailRequired } from '#domain/messages.ts'
import { emailPattern, invalidEmail } from '#domain/emailAddress.ts'
import * as z from 'zod/mini'

const required = (message: string) => z.string().check(z.trim(), z.minLength(1, message))

/** The schema of the contact form (handbook, Rules: validation). Every text is trimmed; the phone may stay empty. */
const contactMessage = z.object({
  firstName: required('First name is required'),
  lastName: required('Last name is required'),
  // One error at a time: an empty address is not reported as invalid, too.
  email: required(emailRequired).check(
    z.regex(new RegExp(`^$|${emailPattern.source}`, emailPattern.flags), invalidEmail),
  ),
  phone: z.string().check(z.trim()),
  subject: required('Subject is required'),
  message: required('Message is required'),
})

export type ContactMessage = z.infer<typeof contactMessage>

export const emptyMessage: ContactMessage = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  subject: '',
  message: '',
}

/** The trimmed message, or what is wrong with it, field by field. */
export function checkMessage(typed: ContactMessage) {
  const result = contactMessage.safeParse(typed)
  if (result.success) return { message: result.data }
  const errors: Partial<Record<keyof ContactMessage, string>> = {}
  for (const { path, message } of result.error.issues) {
    errors[path[0] as keyof ContactMessage] ??= message // the schema is one object of these fields
  }
  return { errors }
}

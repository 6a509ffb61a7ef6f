import { createTransport } from 'nodemailer'
import { contact } from '#site/contact.ts'
import { shop } from '#site/shop.ts'
import type { CodeMessage, SendCode } from './identity/poolSettings.ts'
import { LastingFailure } from './limitedLog.ts'

interface SmtpSender {
  sendCode: SendCode
  /** Resolves when every message handed over has been sent or has failed; what takes longer than a moment is given up. */
  close: () => Promise<void>
}

/** In milliseconds: nobody waits for a code as long as nodemailer does, which is minutes. */
const timeouts = { dnsTimeout: 10_000, connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 }
const closeMs = 2000

/** Mailboxes do not answer such a message with a note that their owner is away (RFC 3834). */
const headers = { 'Auto-Submitted': 'auto-generated' }

const subjects: Readonly<Record<CodeMessage['purpose'], string>> = {
  'sign-up': `Confirm your ${shop.name} account`,
  'reset-password': `Reset your ${shop.name} password`,
  'verify-attribute': `Confirm your ${shop.name} details`,
  'sign-in': `Your ${shop.name} sign-in code`,
}

/** Sends codes by e-mail. It does not wait for the mail server: the delay would reveal who has an account. */
export function createSmtpSender(url: string, log: (message: string, error: unknown) => void): SmtpSender {
  const transport = createTransport({ url, ...timeouts })
  const closing = new AbortController()
  const inFlight = new Set<Promise<unknown>>()
  return {
    sendCode({ to, medium, purpose, code }) {
      if (medium === 'SMS') return Promise.reject(new Error('No text messages can be sent by SMTP_URL'))
      const text = `${subjects[purpose]}\n\nYour code is ${code}\n\nIf you did not ask for it, do nothing: nobody can use it without this message.\n`
      // As an object: an address in a text could name several recipients.
      const mail = { from: { name: shop.name, address: contact.email }, to: { name: '', address: to } }
      const sending = transport
        .sendMail({ ...mail, headers, subject: subjects[purpose], text, signal: closing.signal })
        .catch((error: unknown) => log('A code could not be sent by SMTP_URL', failureOf(error)))
        .finally(() => inFlight.delete(sending))
      inFlight.add(sending)
      return Promise.resolve()
    },
    async close() {
      const giveUp = setTimeout(() => closing.abort(), closeMs)
      await Promise.all(inFlight)
      clearTimeout(giveUp)
      transport.close()
    },
  }
}

/** Connects to a mail server and signs in, without sending anything; resolves to the reason if it cannot be used. */
export async function smtpFailure(url: string): Promise<string | undefined> {
  const transport = createTransport({ url, ...timeouts })
  try {
    await transport.verify()
    return undefined
  } catch (error) {
    return failureOf(error).message
  } finally {
    transport.close()
  }
}

/** Logged without a stack, which has only nodemailer's functions; the code tells a wrong password from a refused address. */
function failureOf(error: unknown): LastingFailure {
  // Some errors of connections have a code and no message; the answer of a mail server may have several lines.
  const { message, code = '' } = error as NodeJS.ErrnoException // what nodemailer throws
  return Object.assign(new LastingFailure((message || code || String(error)).replace(/\s+/g, ' ')), { code })
}

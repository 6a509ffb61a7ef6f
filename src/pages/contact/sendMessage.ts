import { contactPage } from '#site/contactPage.ts'
import { notifyWhile } from '#ui/Toast/notify.ts'

/**
 * Simulates sending (handbook, Rules: toasts and timings): no server takes messages. Rejects without a network, as a
 * real request would, so that nobody believes that the message was sent.
 */
export async function sendMessage(): Promise<void> {
  const { delay, sending, sent, failed } = contactPage.form
  const outcome = new Promise<void>((resolve, reject) => {
    setTimeout(() => (navigator.onLine ? resolve() : reject(new Error('The browser is offline'))), delay)
  })
  notifyWhile(outcome, { loading: sending, success: sent, error: failed })
  return outcome
}

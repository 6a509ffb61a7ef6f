import { html } from 'hono/html'
import type { OutboxMessage } from './outboxMessage.ts'

/** The outbox as an HTML page for developers. */
export async function outboxPage(to: string, messages: readonly OutboxMessage[]): Promise<Response> {
  const rows = messages.toReversed().map(
    ({ purpose, code, at }) =>
      html`<tr>
        <td>${at}</td>
        <td>${purpose}</td>
        <td><code>${code}</code></td>
      </tr>`,
  )
  const page = await html`<!doctype html>
    <html lang="en-IN">
      <meta name="viewport" content="width=device-width" />
      <title>Outbox</title>
      <h1>Outbox</h1>
      <form>
        <label>Codes to <input name="to" value="${to}" /></label> <button>Show</button>
      </form>
      ${to && messages.length === 0 ? html`<p>No code was sent there.</p>` : ''}
      <table>
        ${rows}
      </table>
    </html>`
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }
  return new Response(String(page), { headers })
}

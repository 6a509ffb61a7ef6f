import type { CodePurpose } from './poolSettings.ts'

/** A code as the outbox tells it. */
export interface OutboxMessage {
  to: string
  purpose: CodePurpose
  code: string
  /** ISO 8601 */
  at: string
}

import type { CodePurpose } from './poolSettings.ts'

/** A code in the outbox. */
export interface OutboxMessage {
  to: string
  purpose: CodePurpose
  code: string
  /** ISO 8601 */
  at: string
}

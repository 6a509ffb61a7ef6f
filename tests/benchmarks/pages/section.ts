/** The result of one part of the run. */
export interface Section {
  title: string
  /** How it was measured. */
  note: string
  /** In Markdown. */
  tables: readonly string[]
  /** Every run, for whoever wants to look closer. */
  raw: unknown
}

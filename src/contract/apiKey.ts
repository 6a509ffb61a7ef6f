/** The header that carries a store key (spec.md §7). What ships to browsers is a key that only reads. */
export const API_KEY_HEADER = 'api-key'

/** For the client, which imports types alone: its own spelling is checked against this one. */
export type ApiKeyHeader = typeof API_KEY_HEADER

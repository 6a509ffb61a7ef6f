/** The header that carries a store key. The key in browsers only allows reading. */
export const API_KEY_HEADER = 'api-key'

/** For the client, which imports only types: the compiler checks its copy against this one. */
export type ApiKeyHeader = typeof API_KEY_HEADER

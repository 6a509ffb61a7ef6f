/** What clients may hold open (handbook, Security: limits). */
export interface ConnectionLimits {
  /** Open connections of one network, unless they come through a trusted proxy. */
  perNetwork: number
  /** Open connections in all. */
  inAll: number
  /** Bytes that one network, and all together, have asked for and not taken. */
  unsentPerNetwork: number
  unsentInAll: number
  /** The longest time until all headers of a request are here, and until all of its body is, in milliseconds. */
  headersMs: number
  requestMs: number
}

/**
 * A browser opens at most six connections, so that eighty shoppers behind one address of their mobile network keep all
 * of theirs; beyond it only idle ones are closed. A stalled body takes up to 80 KB: one address holds 40 MB at most.
 * Eighty shoppers who all wait for six large pictures stay below the 64 MB.
 */
export const defaultConnectionLimits: ConnectionLimits = {
  perNetwork: 500,
  inAll: Infinity,
  unsentPerNetwork: 64_000_000,
  unsentInAll: 256_000_000,
  headersMs: 20_000,
  requestMs: 30_000,
}

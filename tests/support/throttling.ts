import type { CDPSession } from 'playwright'

/** A slow connection, in the units of the DevTools protocol. */
export interface Network {
  /** Milliseconds that each request waits for its answer. */
  latency: number
  /** Bytes per second, both. */
  downloadThroughput: number
  uploadThroughput: number
}

/** Lighthouse's "slow 4G": 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up. */
export const slow4G: Network = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }

/** Slows the network of a page, its processor, or both. */
export async function throttle(session: CDPSession, { network, cpu }: { network?: Network; cpu?: number }) {
  if (network) await session.send('Network.emulateNetworkConditions', { offline: false, ...network })
  if (cpu) await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
}

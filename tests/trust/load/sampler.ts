import { readdirSync, readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { percentile, type LoadSample } from './samples.ts'
import type { ProbeReading } from './probe.ts'

interface Sampled {
  pid: number
  /** Where the probe writes. */
  probeFile: string
  startedMs: number
}

/** Reads the state of a server since it was asked last; `times` are those of the answers meanwhile. */
export function sampler({ pid, probeFile, startedMs }: Sampled): (times: readonly number[]) => LoadSample {
  let known = 0
  return (times) => {
    const lines = readFileSync(probeFile, 'utf8').trimEnd().split('\n')
    const readings = lines.slice(known).map((line) => JSON.parse(line) as ProbeReading) // written by the probe
    known = lines.length
    const mean = readings.reduce((sum, { cpu }) => sum + cpu, 0) / Math.max(1, readings.length)
    return {
      at: Math.round((Date.now() - startedMs) / 1000),
      rss: rounded(residentBytes(pid) / 1e6),
      heap: rounded(Math.min(...readings.map(({ heap }) => heap)) / 1e6),
      files: readdirSync(`/proc/${pid}/fd`).length,
      delay: rounded(Math.max(0, ...readings.map(({ delayP99Ms }) => delayP99Ms))),
      answered: times.length,
      p50: rounded(percentile(times, 0.5)),
      p99: rounded(percentile(times, 0.99)),
      cpu: rounded(mean),
      machine: rounded(loadavg()[0] ?? 0),
    }
  }
}

/** Resident memory of a process in bytes: now (VmRSS), or its peak (VmHWM). */
export function residentBytes(pid: number, field: 'VmRSS' | 'VmHWM' = 'VmRSS'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const kilobytes = new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]
  return Number(kilobytes) * 1024
}

const rounded = (value: number) => Math.round(value * 10) / 10

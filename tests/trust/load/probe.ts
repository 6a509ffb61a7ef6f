import { appendFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

/** What a server says of itself while it is loaded. */
export interface ProbeReading {
  atMs: number
  /** The smallest heap of the interval, in bytes: what is left after garbage was collected. */
  heap: number
  /** Event-loop delay of the interval at its 99th percentile, in milliseconds. */
  delayP99Ms: number
  /** Of one core, in percent. */
  cpu: number
}

/** How often the heap is read, and how often a reading is written, in milliseconds. */
const heapEveryMs = 250
const writeEveryMs = 1000

/** Started before a server by `--import`; writes its readings as lines of JSON to the file that PROBE_FILE names. */
const file = process.env['PROBE_FILE']
if (isMainThread && file) {
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  let [heap, cpu, at] = [Infinity, process.cpuUsage(), performance.now()]
  setInterval(() => (heap = Math.min(heap, process.memoryUsage().heapUsed)), heapEveryMs).unref()
  setInterval(() => {
    const used = process.cpuUsage(cpu)
    const now = performance.now()
    const reading: ProbeReading = {
      atMs: Date.now(),
      heap: Math.min(heap, process.memoryUsage().heapUsed),
      // The timer's own resolution is part of every delay it measures.
      delayP99Ms: Math.max(0, delay.percentile(99) / 1e6 - 10),
      cpu: (used.user + used.system) / 10 / (now - at),
    }
    appendFileSync(file, `${JSON.stringify(reading)}\n`)
    delay.reset()
    ;[heap, cpu, at] = [Infinity, process.cpuUsage(), now]
  }, writeEveryMs).unref()
}

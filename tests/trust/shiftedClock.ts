import { readFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

/**
 * Loaded before a server by `--import`: each SIGUSR2 moves its clock to the milliseconds from the real time that the file
 * of CLOCK_FILE holds, and says so. Timers go on as they are, as after a clock of the machine was set.
 */
const file = process.env['CLOCK_FILE']
if (isMainThread && file) {
  let shift = 0
  const { now } = Date
  const shiftedNow = () => now() + shift
  globalThis.Date = new Proxy(Date, {
    construct: (real, args, created) => Reflect.construct(real, args.length > 0 ? args : [shiftedNow()], created),
    apply: (real) => new real(shiftedNow()).toString(),
    get: (real, name) => (name === 'now' ? shiftedNow : Reflect.get(real, name)),
  })
  process.on('SIGUSR2', () => {
    shift = Number(readFileSync(file, 'utf8'))
    console.log(`The clock is ahead by ${shift} ms.`)
  })
}

import { parentPort } from 'node:worker_threads'
import { drawings } from './textiles/drawings.ts'
import { writeOriginal } from './pictureFiles.ts'

const byName = new Map(drawings().map((drawing) => [drawing.name, drawing]))

/** Draws each requested picture and replies with its size in bytes. An error ends the worker, and with it the run. */
parentPort?.on('message', (name: string) => {
  const drawing = byName.get(name)
  if (!drawing) throw new RangeError(`There is no picture ${name}`)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin to be told
  void writeOriginal(drawing).then((weight) => parentPort?.postMessage(weight))
})

import { Presets, SingleBar } from 'cli-progress'

export interface Progress {
  update: (done: number, total: number) => void
  /** Prints a line without disturbing the bar. */
  note: (line: string) => void
  stop: () => void
}

type Output = NodeJS.WritableStream & { isTTY?: boolean }

/**
 * A bar on a terminal; elsewhere a line for every tenth, for pipes and for logs, whose services end what is silent for
 * minutes. It is written to standard error.
 */
export function progressOf(label: string, stream: Output = process.stderr): Progress {
  return stream.isTTY ? barOn(label, stream) : linesOn(label, stream)
}

function barOn(label: string, stream: Output): Progress {
  const bar = new SingleBar(
    { format: `${label} {bar} {value}/{total}  {eta_formatted}`, stream },
    Presets.shades_classic,
  )
  let isStarted = false
  return {
    update(done, total) {
      if (!isStarted) bar.start(total, 0)
      isStarted = true
      bar.update(done)
    },
    note: (line) => void stream.write(`\n${line}\n`),
    stop: () => bar.stop(),
  }
}

function linesOn(label: string, stream: Output): Progress {
  let tenths = -1
  return {
    update(done, total) {
      const reached = Math.floor((done / Math.max(total, 1)) * 10)
      if (reached <= tenths) return
      tenths = reached
      stream.write(`${label} ${done} of ${total}\n`)
    },
    note: (line) => void stream.write(`${line}\n`),
    stop: () => undefined,
  }
}

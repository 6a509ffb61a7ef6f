import { fork, type ChildProcess } from 'node:child_process'
import type { Encode, EncodeOptions } from './encoding.ts'
import { PictureError } from './PictureError.ts'

/** The message to the process. */
export interface EncodeCall {
  id: number
  original: Uint8Array
  options: EncodeOptions
}

/** Its response. */
export type EncodeAnswer = { id: number } & (
  | { content: Uint8Array }
  | { refusal: { status: PictureError['status']; message: string } }
  | { error: unknown }
)

/** A pending request for a picture. */
interface Call {
  resolve: (content: Buffer) => void
  reject: (error: Error) => void
}

interface EncodingProcess {
  encode: Encode
  /** Ends the process; pictures that are being encoded are rejected. */
  end: () => void
}

/**
 * Encodes pictures in a child process, which starts with the first picture and exits after `idleMs` without work:
 * encoding fragments the heap, and a server that has encoded some hundred pictures would keep a gigabyte for good. Code
 * that reads strangers' files also gets none of the server's settings, and cannot crash the server.
 */
export function encodingProcess(idleMs = 30_000): EncodingProcess {
  const calls = new Map<number, Call>()
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let lastId = 0

  return { encode, end }

  async function encode(original: Buffer, options: EncodeOptions): Promise<Buffer> {
    clearTimeout(idle)
    const encoder = (child ??= start())
    const id = ++lastId
    keepAlive(encoder, true)
    try {
      return await new Promise<Buffer>((resolve, reject) => {
        calls.set(id, { resolve, reject })
        encoder.send({ id, original, options } satisfies EncodeCall, (error) => error && reject(error))
      })
    } finally {
      calls.delete(id)
      if (calls.size === 0) {
        keepAlive(encoder, false)
        idle = setTimeout(end, idleMs).unref()
      }
    }
  }

  function start(): ChildProcess {
    const started = fork(new URL('./encodeWorker.ts', import.meta.url), {
      serialization: 'advanced',
      execArgv: [],
      // Limits the arenas of glibc's allocator: by default each thread would fragment its own.
      env: { MALLOC_ARENA_MAX: '2', SystemRoot: process.env['SystemRoot'] },
    })
    started.on('message', (answer: EncodeAnswer) => settle(answer))
    const loseThis = (error: Error) => child === started && lose(error)
    started.on('error', loseThis)
    started.on('exit', (code, signal) => loseThis(new Error(`The encoding process has ended: ${signal ?? code}.`)))
    return started
  }

  function lose(error: Error): void {
    child = undefined
    for (const call of calls.values()) call.reject(error)
  }

  function settle(answer: EncodeAnswer): void {
    const call = calls.get(answer.id)
    if (!call) return
    if ('content' in answer) call.resolve(Buffer.from(answer.content))
    else if ('refusal' in answer) call.reject(new PictureError(answer.refusal.status, answer.refusal.message))
    else call.reject(answer.error instanceof Error ? answer.error : new Error(String(answer.error)))
  }

  function end(): void {
    clearTimeout(idle)
    child?.kill('SIGKILL')
    lose(new Error('The encoding process has been ended.'))
  }
}

/** Pending pictures keep the server's process alive; an idle child process does not. */
function keepAlive(child: ChildProcess, isNeeded: boolean): void {
  if (isNeeded) {
    child.ref()
    child.channel?.ref()
  } else {
    child.unref()
    child.channel?.unref()
  }
}

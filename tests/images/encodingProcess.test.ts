import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { encodePicture } from '#server/images/encodePicture.ts'
import { encodingProcess } from '#server/images/encodingProcess.ts'
import { PictureError } from '#server/images/PictureError.ts'
import { plainPicture } from './originals.ts'

const options = { width: 400, format: 'webp', inputPixels: 50_000_000, seconds: 10 } as const

const opened: ReturnType<typeof encodingProcess>[] = []
afterEach(() => {
  for (const { end } of opened.splice(0)) end()
})

function open(idleMs?: number) {
  const encoding = encodingProcess(idleMs)
  opened.push(encoding)
  return encoding
}

/** The encoding processes of this one, by what Linux says of its children. */
function encoders(): number[] {
  const self = String(process.pid)
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const [, , , parent] = readFileSync(`/proc/${pid}/stat`, 'utf8')
          .replace(/\(.*\)/, '()')
          .split(' ')
        return parent === self && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('encodeWorker')
      } catch {
        // It has ended meanwhile.
        return false
      }
    })
}

test('pictures are encoded in one process, byte for byte as in this one', async () => {
  const { encode } = open()
  const original = await plainPicture(800, 1200)
  const made = await Promise.all([encode(original, options), encode(original, { ...options, format: 'avif' })])
  expect(encoders()).toHaveLength(1)
  expect(made[0].equals(await encodePicture(original, options))).toBe(true)
  expect(made[1].equals(await encodePicture(original, { ...options, format: 'avif' }))).toBe(true)
})

test('a refusal keeps its status and its words', async () => {
  const { encode } = open()
  const refusal: unknown = await encode(Buffer.from('no picture'), options).catch((error: unknown) => error)
  // The service tells a refusal from a failure by its class, which is lost between processes.
  expect(refusal).toBeInstanceOf(PictureError)
  expect(refusal).toMatchObject({
    status: 415,
    message: 'The file is not a JPEG, PNG, WebP or AVIF picture, whatever its name says.',
  })
})

test('it ends when it has nothing to do, and starts again', async () => {
  const { encode } = open(50)
  const original = await plainPicture(80, 120)
  await encode(original, options)
  await vi.waitFor(() => expect(encoders()).toEqual([]), { timeout: 10_000 })
  await encode(original, options)
  expect(encoders()).toHaveLength(1)
})

test('a crash rejects what was being encoded, and the next picture is encoded', async () => {
  const { encode } = open()
  const original = await plainPicture(2400, 3600)
  const lost = encode(original, { ...options, width: 2400, format: 'avif', effort: 9, seconds: 60 }).catch(String)
  await vi.waitFor(() => expect(encoders()).toHaveLength(1))
  for (const pid of encoders()) process.kill(pid, 'SIGKILL')
  expect(await lost).toBe('Error: The encoding process has ended: SIGKILL.')
  expect((await encode(original, options)).byteLength).toBeGreaterThan(0)
})

test('it has none of the settings of the server', async () => {
  process.env['STORE_WRITE_KEY'] = 'a secret key'
  try {
    const { encode } = open()
    await encode(await plainPicture(80, 120), options)
    const [pid] = encoders()
    expect(readFileSync(`/proc/${pid}/environ`, 'utf8')).not.toContain('a secret key')
  } finally {
    delete process.env['STORE_WRITE_KEY']
  }
})

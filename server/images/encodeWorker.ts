import { encodePicture } from './encodePicture.ts'
import type { EncodeAnswer, EncodeCall } from './encodingProcess.ts'
import { PictureError } from './PictureError.ts'

/** Runs in a process of its own (`encodingProcess.ts`), several pictures at once. */
process.on('message', (call: EncodeCall) => {
  void answerTo(call).then((answer) => process.send?.(answer))
})
process.on('disconnect', () => process.exit())
// A terminal sends signals to all processes; the server ends this one once every request has been answered.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => undefined)

async function answerTo({ id, original, options }: EncodeCall): Promise<EncodeAnswer> {
  try {
    return { id, content: await encodePicture(Buffer.from(original), options) }
  } catch (error) {
    if (!(error instanceof PictureError)) return { id, error }
    const { status, message } = error
    return { id, refusal: { status, message } }
  }
}

import { findChromium } from '../browser/chromium.ts'
import { pictureVerdict } from '../visual/verdict.ts'
import { runTool } from './command.ts'

/** A check that counts as one test; it prints what it has to say and answers whether it passed. */
export interface Check {
  name: string
  run: () => Promise<boolean>
}

/** Whether there is a browser: every project that needs one would fail without. */
export const browserCheck: Check = { name: 'browser', run: browserStarts }

/** The one build of the shop that all tests share. */
export const buildCheck: Check = { name: 'build', run: shopIsBuilt }

/** Static checks of the sources, the fastest first. */
export const sourceChecks: readonly Check[] = [
  { name: 'format', run: async () => (await runTool('oxfmt', ['--check', '.'], { output: 'ifFailed' })) === 0 },
  { name: 'types', run: async () => (await runTool('tsc', ['-p', '.'], { output: 'ifFailed' })) === 0 },
  { name: 'lint', run: async () => (await runTool('oxlint', ['--deny-warnings'], { output: 'ifFailed' })) === 0 },
  { name: 'unused', run: async () => (await runTool('knip', [], { output: 'ifFailed' })) === 0 },
]

async function browserStarts(): Promise<boolean> {
  const { version, source } = await findChromium()
  const pictures = pictureVerdict({ version, source }, process, process.env.PICTURES)
  console.log(
    `${version} (${source}); pictures ${pictures.compared ? 'are compared' : `are skipped: ${pictures.why}`}.`,
  )
  return true
}

async function shopIsBuilt(): Promise<boolean> {
  const { ensureBuilt } = await import('#server/build/ensureBuilt.ts')
  await ensureBuilt()
  return true
}

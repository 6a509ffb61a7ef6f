import { findChromium } from '../browser/chromium.ts'
import { pictureVerdict } from '../visual/verdict.ts'
import { runTool } from './command.ts'

/** A check that comes before the tests and counts as one; it prints what it has to say and answers whether it passed. */
export interface Check {
  name: string
  run: () => Promise<boolean>
}

/** The checks in their order, the quickest to fail first. */
export const checks: readonly Check[] = [
  { name: 'browser', run: browserStarts },
  { name: 'format', run: async () => (await runTool('prettier', ['--check', '.'], { quiet: true })) === 0 },
  { name: 'types', run: async () => (await runTool('tsc', ['-p', '.'], { quiet: true })) === 0 },
  { name: 'lint', run: async () => (await runTool('oxlint', ['--deny-warnings'], { quiet: true })) === 0 },
  { name: 'build', run: shopIsBuilt },
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

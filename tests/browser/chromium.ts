import { execFile } from 'node:child_process'
import { access } from 'node:fs/promises'
import { promisify } from 'node:util'
import { chromium as playwrightChromium } from 'playwright'
import { unpackChromium } from './packagedChromium.ts'

const run = promisify(execFile)

/** A browser that was seen to start. */
export interface FoundBrowser {
  executablePath: string
  /** Where it was found; references of pictures are only true for the packaged one. */
  source: 'CHROME_PATH' | 'packaged' | 'installed' | 'playwright'
  /** As the browser prints it, for instance "Chromium 153.0.8010.0". */
  version: string
  /** To be set beside process.env when it is launched. */
  env: Record<string, string>
}

type Candidate = Pick<FoundBrowser, 'executablePath' | 'source' | 'env'>

/** How a browser that measures starts: as a shopper's does, but without background work. */
export const quietArgs: readonly string[] = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** How every other test starts its browser: rendering text the same way on every machine, too. */
export const launchArgs: readonly string[] = [
  ...quietArgs,
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
]

/** How the browser of the stories starts besides. */
export const pictureArgs: readonly string[] = [
  // Redrawing only what changed leaves a step of difference at rounded corners.
  '--disable-partial-raster',
  // The stories' workers fill the cores already.
  '--num-raster-threads=1',
]

/**
 * The first browser that starts, in this order: CHROME_PATH, the one inside @sparticuz/chromium, an installed Chromium
 * or Chrome, Playwright's own. A CHROME_PATH that does not start is refused, never passed over. Throws a message whose
 * last line is what to type.
 */
export async function findChromium(): Promise<FoundBrowser> {
  const refusals: string[] = []
  for (const offer of offers()) {
    const candidate = await offer().catch((error: unknown) => void refusals.push(reasonOf(error)))
    if (!candidate) continue
    try {
      return { ...candidate, version: await versionOf(candidate) }
    } catch (error) {
      refusals.push(`${candidate.executablePath}: ${reasonOf(error)}`)
      if (candidate.source === 'CHROME_PATH') throw new Error(wrongChoice(refusals), { cause: error })
    }
  }
  throw new Error(adviceFor(refusals))
}

function offers(): (() => Promise<Candidate | undefined>)[] {
  const chosen = process.env.CHROME_PATH
  return [
    async () => (chosen ? { executablePath: chosen, source: 'CHROME_PATH', env: {} } : undefined),
    async () => (process.platform === 'linux' ? { ...(await unpackChromium()), source: 'packaged' } : undefined),
    ...installedPaths.map((path) => () => existing(path, 'installed')),
    () => existing(playwrightChromium.executablePath(), 'playwright'),
  ]
}

const installedPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

async function existing(executablePath: string, source: FoundBrowser['source']): Promise<Candidate | undefined> {
  try {
    await access(executablePath)
  } catch {
    return undefined
  }
  return { executablePath, source, env: {} }
}

/** Asking for the version loads every shared library, so a browser whose libraries are missing fails here. */
async function versionOf({ executablePath, env }: Candidate): Promise<string> {
  const { stdout } = await run(executablePath, ['--version', '--no-sandbox', '--headless'], {
    timeout: 20_000,
    env: { ...process.env, ...env },
  })
  const version = /\d+(\.\d+){2,}/.exec(stdout)
  if (!version) throw new Error(`it starts, but does not name its version: ${stdout.trim()}`)
  return stdout.trim()
}

/** What failed and, on the last line, what to type. */
export function adviceFor(refusals: readonly string[], platform: string = process.platform): string {
  const libraryMissing = refusals.some((refusal) => /shared librar|lib(nss3|nspr4|expat)/.test(refusal))
  const sudo = process.getuid?.() === 0 ? '' : 'sudo '
  const line =
    libraryMissing && platform === 'linux'
      ? `${sudo}apt-get install -y libnss3 libnspr4 libexpat1`
      : 'CHROME_PATH=/path/to/chrome npm test'
  return [
    'No browser could be started for the tests.',
    ...refusals.map((refusal) => `- ${refusal}`),
    'Type:',
    line,
  ].join('\n')
}

function wrongChoice(refusals: readonly string[]): string {
  return ['The browser that CHROME_PATH names does not start.', ...refusals, 'Type:', 'unset CHROME_PATH'].join('\n')
}

function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.slice(0, 3).join(' ').slice(0, 400)
}

import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const modules = fileURLToPath(new URL('../../node_modules/', import.meta.url))

/**
 * Unpacks the browser inside @sparticuz/chromium once for each version, under node_modules/.cache, so that `npm ci`
 * removes it with the package. About two seconds the first time, nothing afterwards. Throws when it cannot be unpacked.
 */
export async function unpackChromium(): Promise<{ executablePath: string; env: Record<string, string> }> {
  const folder = join(modules, '.cache', `chromium-${await packagedVersion()}`)
  if (!existsSync(join(folder, 'ready'))) await unpackInto(folder)
  await placeFonts(folder)
  return {
    executablePath: join(folder, 'chromium'),
    // Only the fonts inside the package: a picture must not depend on what a machine has installed.
    env: { FONTCONFIG_FILE: join(folder, 'fonts.conf') },
  }
}

async function packagedVersion(): Promise<string> {
  const manifest = await readFile(join(modules, '@sparticuz/chromium/package.json'), 'utf8')
  const { version } = JSON.parse(manifest) as { version: string } // npm requires the field
  return version
}

async function unpackInto(folder: string): Promise<void> {
  await mkdir(dirname(folder), { recursive: true })
  // The package takes whatever lies in the temporary folder, half-written files of another process included: each
  // process unpacks into a folder of its own, and the first to finish gives it the shared name.
  const staging = await mkdtemp(`${folder}-`)
  try {
    await run(
      process.execPath,
      ['--input-type=module', '--eval', "await (await import('@sparticuz/chromium')).default.executablePath()"],
      { cwd: dirname(modules), env: { ...process.env, TMPDIR: staging } },
    )
    await writeFile(join(staging, 'ready'), '')
    await rename(staging, folder)
  } catch (error) {
    await rm(staging, { recursive: true, force: true })
    if (!existsSync(join(folder, 'ready'))) throw error
  }
}

/**
 * Writes the font configuration unless it names this folder already: the folder may have been moved or copied with the
 * project, and where the browser finds no fonts texts have no width.
 */
export async function placeFonts(folder: string): Promise<void> {
  const file = join(folder, 'fonts.conf')
  const config = fontConfig(folder)
  if ((await readFile(file, 'utf8').catch(() => '')) === config) return
  // Renamed, because another process may start its browser meanwhile.
  const own = `${file}-${process.pid}`
  await writeFile(own, config)
  await rename(own, file)
}

function fontConfig(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <cachedir>${join(folder, 'font-cache')}</cachedir>
</fontconfig>
`
}

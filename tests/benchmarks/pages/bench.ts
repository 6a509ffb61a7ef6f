import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { projectRoot } from '#server/projectRoot.ts'
import { findChromium, quietArgs } from '#tests/browser/chromium.ts'
import { filledCart } from '#tests/support/filledCart.ts'
import { startShop } from '#tests/support/startShop.ts'
import { readFlags, usage, type Flags } from './flags.ts'
import { interactions } from './interactions.ts'
import { load } from './load.ts'
import { pages } from './pages.ts'
import type { Section } from './section.ts'
import { pagePaths, type Site } from './sites.ts'
import { taps } from './taps.ts'
import { warmUp } from './warmUp.ts'

/** `npm run bench`: measures the built shop, beside other addresses if told, and writes the tables to .cache/bench. */
const flags = flagsOrUsage()
const chrome = await findChromium()
const shop = await startShop({ AVIF: 'on-request' })
const browser = await chromium.launch({
  executablePath: chrome.executablePath,
  args: [...quietArgs],
  env: { ...process.env, ...chrome.env },
})
try {
  const sites = [{ name: 'ours', origin: shop.origin, paths: pagePaths, isOurs: true }, ...flags.beside]
  const ready: Site[] = []
  for (const { isOurs, ...site } of sites) {
    const seeded = isOurs ? { ...site, filledCart: await filledCart(browser, site.origin, pagePaths.product) } : site
    await warmUp(browser, seeded)
    ready.push(seeded)
  }
  const same = ready.filter(({ filledCart: cart }) => cart !== undefined)
  const sections: Section[] = []
  const run = async (part: Promise<Section>) => {
    const section = await part
    sections.push(section)
    console.log(`\n${textOf(section)}`)
  }
  console.log(headOf(flags, chrome.version, ready))
  if (flags.only.has('pages')) await run(pages(chrome, ready, flags.runs))
  if (flags.only.has('load')) await run(load(browser, ready, flags.runs))
  if (flags.only.has('taps')) await run(taps(browser, same, flags.runs))
  if (flags.only.has('interactions')) await run(interactions(browser, same, flags.runs))
  await write(sections, headOf(flags, chrome.version, ready))
} finally {
  await browser.close()
  await shop.stop()
}

function flagsOrUsage(): Flags {
  try {
    const read = readFlags(process.argv.slice(2))
    if (read) return read
    console.log(usage)
    process.exit(0)
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
    process.exit(2)
  }
}

function headOf({ runs }: Flags, version: string, sites: readonly Site[]): string {
  return [
    `# What a shopper waits for, ${new Date().toISOString().slice(0, 16)}Z`,
    '',
    `${version}, ${runs} runs, median and range. ${sites.map(({ name, origin }) => `${name}: ${origin}`).join(', ')}.`,
    'Every page was visited once before, so pictures come out of the cache of the server as out of that of a CDN; the browser',
    'has nothing cached.',
  ].join('\n')
}

function textOf({ title, note, tables }: Section): string {
  return [`## ${title}`, note, ...tables].join('\n\n')
}

async function write(sections: readonly Section[], head: string): Promise<void> {
  const folder = join(projectRoot, '.cache/bench')
  const name = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${name}.md`), `${[head, ...sections.map(textOf)].join('\n\n')}\n`)
  await writeFile(
    join(folder, `${name}.json`),
    JSON.stringify(
      sections.map(({ title, raw }) => ({ title, raw })),
      null,
      1,
    ),
  )
  console.log(`\nWritten to .cache/bench/${name}.md; every single run is in the .json beside it.`)
}

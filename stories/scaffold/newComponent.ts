import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { componentFiles, readPlace } from './componentFiles.ts'

/** What `npm run new` runs: writes the files of a new component, and none where one of them is there already. */
const usage = `Usage: npm run new -- <place>

  <place>  ui/<Name> or features/<topic>/<Name>, for instance features/home/Testimonials`

try {
  const [place, ...others] = process.argv.slice(2)
  if (place === '--help') {
    console.log(usage)
  } else {
    if (others.length > 0) throw new Error('One place at a time.')
    await writeFiles(componentFiles(readPlace(place)))
  }
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
  process.exitCode = 2
}

async function writeFiles(files: Record<string, string>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    const file = join(import.meta.dirname, '../..', path)
    await mkdir(dirname(file), { recursive: true })
    // Never over what somebody has written.
    await writeFile(file, text, { flag: 'wx' })
    console.log(path)
  }
  console.log('The test of its story fails until the component is written: npx vitest --project stories')
}

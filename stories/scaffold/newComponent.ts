import { join } from 'node:path'
import { componentFiles, nextStep, readPlace } from './componentFiles.ts'
import { ExistingFile, writeFiles } from './writeFiles.ts'

/** What `npm run new` runs: writes the files of a new component, and none where one of them is there already. */
const usage = `Usage: npm run new -- <place>

  <place>  ui/<Name> or features/<topic>/<Name>, for instance features/home/Testimonials`

try {
  const [place, ...others] = process.argv.slice(2)
  if (place === '--help') {
    console.log(usage)
  } else {
    if (others.length > 0) throw new Error('One place at a time.')
    const files = componentFiles(readPlace(place))
    await writeFiles(join(import.meta.dirname, '../..'), files)
    console.log(Object.keys(files).join('\n'))
    console.log(nextStep(files))
  }
} catch (error) {
  const message = error instanceof Error ? error.message : String(error)
  console.error(error instanceof ExistingFile ? message : `${message}\n\n${usage}`)
  process.exitCode = 2
}

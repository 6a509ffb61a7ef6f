import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { storyIndex } from '../architecture/storyIndex.ts'
import { projectRoot } from '#server/projectRoot.ts'
import { runTool } from '../run/command.ts'
import { references } from './comparison.ts'
import { acceptedPictures, expectedPictures } from './expected.ts'
import { packPictures } from './packPictures.ts'

const usage = `Usage: npm run accept-pictures -- [STORY FILE]…

Accepts the current screenshots of these story files as references; without a file those of all stories, and removes the
references of stories that are gone.`

const files = process.argv.slice(2)
if (files[0] === '--help') {
  console.log(usage)
  process.exit(0)
}
const start = Date.now()

process.exitCode = await runTool('vitest', ['run', '--project=stories', '--update=all', '--reporter=dot', ...files])
await packPictures(start)
if (files.length === 0) {
  const orphans = (await acceptedPictures()).difference(expectedPictures(await storyIndex()))
  for (const path of orphans) {
    await rm(join(projectRoot, references, path))
    console.log(`${path} has no story any more: it is gone.`)
  }
}

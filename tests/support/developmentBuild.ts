import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { projectRoot } from '#server/projectRoot.ts'
import { cleanEnvironment } from './cleanEnvironment.ts'

const run = promisify(execFile)

/**
 * Builds the shop into `.cache/development` with React's development half, which also complains of attributes that
 * differ between server and browser; the half that shoppers get only knows of texts and elements. Answers the folder.
 */
export async function developmentBuild(): Promise<string> {
  const dist = join(projectRoot, '.cache/development')
  const settings = { root: projectRoot, mode: 'development', logLevel: 'error' }
  const output = { emptyOutDir: true, minify: false }
  const builds = [
    { ...settings, build: { ...output, outDir: join(dist, 'client') } },
    { ...settings, build: { ...output, outDir: join(dist, 'server'), ssr: true } },
  ]
  const script = `import { build } from 'vite'\nfor (const one of ${JSON.stringify(builds)}) await build(one)`
  // A process of its own: Vite asks NODE_ENV of the whole process which half of React to take.
  await run(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: projectRoot,
    env: cleanEnvironment({ NODE_ENV: 'development' }),
  })
  return dist
}

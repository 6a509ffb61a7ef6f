import { glob, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { projectRoot } from '#server/projectRoot.ts'
import { differences } from './comparison.ts'

const folder = join(projectRoot, differences)
const pictures = ['accepted', 'taken', 'difference']

/** Before the stories run: forgets the differences of the last run. */
export async function setup(): Promise<void> {
  await rm(folder, { recursive: true, force: true })
}

/** After them: writes a page that shows every picture that differs, beside the accepted one and the difference. */
export async function teardown(): Promise<void> {
  const names: string[] = []
  for await (const path of glob('**/taken.png', { cwd: folder })) names.push(dirname(path))
  if (names.length === 0) return
  const page = join(folder, 'index.html')
  await writeFile(page, differencePage(names.sort()))
  console.log(`${names.length} pictures differ: ${page}`)
}

/** The page; `names` are folders beside it, '<story id>/<mode>'. */
export function differencePage(names: readonly string[]): string {
  const sections = names.map((name) => {
    const figures = pictures.map((kind) => `<td><img src="${name}/${kind}.png" alt="${kind}" loading="lazy"></td>`)
    return `<tr><th colspan="3">${name}</th></tr><tr>${figures.join('')}</tr>`
  })
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${names.length} pictures differ</title>
<style>
  body { margin: 2rem; font: 1rem system-ui; background: #ddd; }
  table { width: 100%; table-layout: fixed; }
  th { padding-top: 2rem; text-align: left; }
  td { vertical-align: top; }
  img { max-width: 100%; background: #fff; }
</style>
<h1>${names.length} pictures differ</h1>
<p>Accepted, taken and difference. To accept them: <code>npm run accept-pictures -- &lt;story files&gt;</code></p>
<table>${sections.join('\n')}</table>
</html>
`
}

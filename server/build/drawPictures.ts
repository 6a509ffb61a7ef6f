import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { piecesByCategory } from '../catalogue/catalogue.ts'
import { pictureUrl, viewsOf } from '../catalogue/record.ts'
import { swatch } from '../catalogue/swatch.ts'

/** Every picture of the demo catalogue: its address and its content. */
export function* pictures(): Generator<{ url: string; content: string }> {
  for (const piece of Object.values(piecesByCategory).flat()) {
    for (const view of viewsOf(piece)) yield { url: pictureUrl(piece, view), content: swatch(view, piece.color) }
  }
}

/** `npm run pictures`: draws them all into public/, and clears away those of pieces that are gone. */
if (import.meta.main) {
  const publicFolder = new URL('../../public/', import.meta.url)
  const folder = new URL('pictures/', publicFolder)
  await mkdir(folder, { recursive: true })
  for (const old of await readdir(folder)) await rm(new URL(old, folder))
  let count = 0
  for (const { url, content } of pictures()) {
    await writeFile(new URL(`.${url}`, publicFolder), content)
    count += 1
  }
  console.log(`${count} pictures drawn into public/pictures`)
}

import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { takeNoArguments } from '../takeNoArguments.ts'

/**
 * Subsets the shop's two variable fonts to the characters it prints and the axes it uses, into src/theme/fonts.
 * Fontsource has ₹ in the latin-ext file, so the rupee sign becomes a second file, small enough to be inlined in the
 * style sheet.
 */
const latin = characters(0x20, 0x7e) + ' ©°·½×éÉ–—‘’“”…•−₹'
const folder = new URL('../../src/theme/fonts/', import.meta.url)

// Its weight is also in src/theme/serifWeight.ts.
const fraunces = {
  package: '@fontsource-variable/fraunces',
  file: (script: string) => `fraunces-${script}-full-normal`,
  axes: { SOFT: 60, WONK: 0, opsz: { min: 30, max: 120 }, wght: 360 },
}
const figtree = {
  package: '@fontsource-variable/figtree',
  file: (script: string) => `figtree-${script}-wght-normal`,
  axes: { wght: { min: 400, max: 500 } },
}

takeNoArguments('Usage: npm run fonts\n\nSubsets the two fonts to the characters the shop uses, into src/theme/fonts.')
for (const [name, font] of Object.entries({ fraunces, figtree })) {
  await cut(font, 'latin', latin, `${name}.woff2`)
  await cut(font, 'latin-ext', '₹', `${name}-rupee.woff2`)
}

async function cut(font: typeof fraunces | typeof figtree, script: string, text: string, target: string) {
  const source = await readFile(new URL(import.meta.resolve(`${font.package}/files/${font.file(script)}.woff2`)))
  const cutFont = await subsetFont(source, text, { targetFormat: 'woff2', variationAxes: font.axes })
  await writeFile(new URL(target, folder), cutFont)
  console.log(`${target.padEnd(24)} ${(cutFont.length / 1000).toFixed(1)} kB`)
}

function characters(first: number, last: number) {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
}

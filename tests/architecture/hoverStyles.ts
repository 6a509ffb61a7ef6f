import type { Source } from './sources.ts'

/** Places, as 'path:line', of hover styles that are not limited to devices that can hover. */
export function unlimitedHoverIn(files: readonly Source[]): string[] {
  return files.flatMap(({ path, text }) => {
    const limited = limitedBlocks(text)
    return [...text.matchAll(/:hover/g)]
      .filter(({ index }) => !limited.some(([start, end]) => start < index && index < end))
      .map(({ index }) => text.slice(0, index).split('\n'))
      .filter((lines) => !lines.at(-1)?.startsWith('const '))
      .map((lines) => `${path}:${lines.length}`)
  })
}

/** Start and end of each block below the media query, or below one that is made of it. */
function limitedBlocks(text: string): [number, number][] {
  const names = ['canHover', ...[...text.matchAll(/const (\w+) = .*canHover/g)].map(([, name]) => name)]
  return names.flatMap((name) =>
    [...text.matchAll(new RegExp(`\\[${name}\\]: {`, 'g'))].map(({ index, 0: { length } }): [number, number] => [
      index,
      endOfBlock(text, index + length),
    ]),
  )
}

function endOfBlock(text: string, start: number): number {
  let end = start
  for (let depth = 1; depth > 0 && end < text.length; end += 1)
    depth += text[end] === '{' ? 1 : text[end] === '}' ? -1 : 0
  return end
}

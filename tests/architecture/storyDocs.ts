import type { Source } from './sources.ts'
import { storiesOf } from './storyIndex.ts'

/** The lines a component's documentation page begins with '-', unwrapped. */
export function statementsOf({ text }: Source): string[] {
  const [, comment = ''] = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*const meta\b/.exec(text) ?? []
  const lines = comment.split('\n').map((line) => line.replace(/^\s*\* ?/, ''))
  return lines
    .join('\n')
    .split(/\n(?=- )|\n\n/)
    .filter((block) => block.startsWith('- '))
    .map((block) => block.slice(2).replaceAll(/\s+/g, ' ').trim())
}

/** The statements of a file that link to no story of it, or to one that does not exist. */
export function unproved(file: Source): string[] {
  const ids = new Set(storiesOf(file).map(({ id }) => id))
  return statementsOf(file).filter((statement) => {
    const linked = [...statement.matchAll(/\]\(#anchor--([^)]*)\)/g)].map(([, id = '']) => id)
    return linked.length === 0 || !linked.every((id) => ids.has(id))
  })
}

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

/**
 * The anchors of a documentation page: its first story is at the top, and all of them are in a list below it, which
 * Storybook leaves out if there is only one.
 */
function anchorsOf(file: Source): Set<string> {
  const ids = storiesOf(file).map(({ id }) => id)
  return new Set([...ids.slice(0, 1).map((id) => `primary--${id}`), ...(ids.length > 1 ? ids : [])])
}

/** The statements of a file that link to no story of it, or to one that is not on its documentation page. */
export function unproved(file: Source): string[] {
  const anchors = anchorsOf(file)
  return statementsOf(file).filter((statement) => {
    const linked = [...statement.matchAll(/\]\(#anchor--([^)]*)\)/g)].map(([, id = '']) => id)
    return linked.length === 0 || !linked.every((id) => anchors.has(id))
  })
}

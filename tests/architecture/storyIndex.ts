import { loadCsf } from 'storybook/internal/csf-tools'
import { type Source, sources } from './sources.ts'

/** One story as the workbench lists it; of a tag and its '!tag' the later one stands. */
export interface IndexedStory {
  id: string
  title: string
  /** What the sidebar calls it. */
  name: string
  exportName: string
  tags: readonly string[]
  file: string
}

/** Every story there is, read from the files by the workbench's own reader. */
export async function storyIndex(): Promise<IndexedStory[]> {
  return (await sources('stories/**/*.stories.tsx')).flatMap(storiesOf)
}

/** The stories of one file. Throws what the reader throws: a file without a title, for instance. */
export function storiesOf({ path, text }: Source): IndexedStory[] {
  const makeTitle = (title: string | undefined) => {
    if (!title) throw new Error(`${path} has no title: the map of the workbench is written by hand.`)
    return title
  }
  const { indexInputs } = loadCsf(text, { fileName: path, makeTitle }).parse()
  return indexInputs
    .filter(({ type }) => type === 'story')
    .map(({ __id, title, name, exportName, tags }) => ({
      id: __id ?? '',
      title: title ?? '',
      name: name ?? '',
      exportName,
      tags: standing(tags ?? []),
      file: path,
    }))
}

/** A later '!tag' takes away an earlier 'tag', and the other way round, as in the workbench. */
function standing(tags: readonly string[]): string[] {
  return tags.filter((tag, at) => {
    const opposite = tag.startsWith('!') ? tag.slice(1) : `!${tag}`
    return !tags.includes(opposite, at + 1)
  })
}

import { dirname } from 'node:path/posix'
import type { Source } from './sources.ts'
import { type IndexedStory, storiesOf } from './storyIndex.ts'

/** Component files that designers must be able to see: one exported component at least, and not marked `@internal`. */
export function componentFiles(files: readonly Source[]): Source[] {
  return files.filter(
    ({ path, text }) =>
      path.endsWith('.tsx') &&
      !/\.(connected|test|stories)\.tsx$/.test(path) &&
      /^export (async )?(function|const) [A-Z][a-z]\w*/m.test(text) &&
      !/\*\s+@internal\b/.test(text),
  )
}

/** The components that no story imports. */
export function unseen(components: readonly Source[], stories: readonly Source[]): string[] {
  const shown = new Set(stories.flatMap(({ text }) => [...text.matchAll(/from '(#[^']+)'/g)].map(([, name]) => name)))
  return components.map(({ path }) => path).filter((path) => !shown.has(path.replace(/^src\//, '#')))
}

/** A page of the shop and what is missing from its stories. */
export interface PageGap {
  page: string
  missing: string[]
}

/**
 * The pages that request data, and which of their failed or empty states no story shows: 'Loading, Empty or NotFound' and
 * 'ServerDown'. A page that requests nothing needs one story.
 */
export function pageGaps(pages: readonly Source[], stories: readonly Source[]): PageGap[] {
  const folders = Map.groupBy(
    pages.filter(({ path }) => path.split('/').length > 3),
    ({ path }) => dirname(path).split('/').slice(0, 3).join('/'),
  )
  return [...folders].map(([folder, files]) => {
    const name = `${folder.replace(/^src\//, '#')}/`
    const shown = stories.filter(({ text }) => text.includes(`from '${name}`)).flatMap(storiesOf)
    return { page: folder, missing: missingStates(files, shown) }
  })
}

function missingStates(files: readonly Source[], shown: readonly IndexedStory[]): string[] {
  if (shown.length === 0) return ['any story']
  if (!files.some(({ text }) => /from '(#api\/|@tanstack\/react-query)/.test(text))) return []
  const has = (start: RegExp) => shown.some(({ exportName }) => start.test(exportName))
  return [
    ...(has(/^(Loading|Empty|NotFound)/) ? [] : ['Loading, Empty or NotFound']),
    ...(has(/^ServerDown/) ? [] : ['ServerDown']),
  ]
}

import { glob } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { picturedModesOf } from '../../.storybook/modes.ts'
import { projectRoot } from '#server/projectRoot.ts'
import type { IndexedStory } from '../architecture/storyIndex.ts'
import { picturePath, references, withoutPicture } from './comparison.ts'

/** The pictures that should be there, as paths under the references. */
export function expectedPictures(stories: readonly IndexedStory[]): Set<string> {
  return new Set(
    stories
      .filter(({ tags }) => !tags.includes(withoutPicture) && !tags.includes('!test'))
      .flatMap(({ id }) => picturedModesOf(id).map((mode) => picturePath(id, mode))),
  )
}

/** The pictures that are there, as paths under the references. */
export async function acceptedPictures(): Promise<Set<string>> {
  const found = new Set<string>()
  for await (const path of glob('**/*.png', { cwd: join(projectRoot, references) }))
    found.add(path.split(sep).join('/'))
  return found
}

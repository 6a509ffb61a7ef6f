import { basename, join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { networkError } from '#domain/messages.ts'
import { ensureBuilt } from '#server/build/ensureBuilt.ts'
import { projectRoot } from '#server/projectRoot.ts'
import { shop } from '#site/shop.ts'
import { filesOfBuild } from './builtFiles.ts'

beforeAll(ensureBuilt)

test('a constant is in the files of the pages that use it, and not in the file that every page loads', async () => {
  const files = await filesOfBuild(join(projectRoot, 'dist'))
  const chunksWith = (text: string) =>
    [...files]
      .filter(([path, content]) => /^client\/assets\/.*\.js$/.test(path) && content.includes(text))
      .map(([path]) => basename(path).split('-')[0])
  expect(chunksWith(shop.tagline)).toContain('shop')
  expect(chunksWith(networkError)).toEqual(expect.arrayContaining(['AccountPage', 'OrdersPage']))
  expect(chunksWith(networkError)).not.toContain('shop')
})

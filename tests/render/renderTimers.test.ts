import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import type { PublicSettings, Render } from '#contract/page.ts'
import { ensureBuilt } from '#server/build/ensureBuilt.ts'
import { projectRoot } from '#server/projectRoot.ts'

const settings: PublicSettings = {
  apiBase: '/dev',
  readKey: 'shop-read',
  siteUrl: '',
  identity: { userPoolId: 'ap-south-1_a', clientId: 'c' },
}

/** A store without products. */
const fetch = async () => Response.json({ data: [], message: '', total: 0 })

const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length

test('neither a page nor a redirect leaves a timer behind, which would keep all of its data', async () => {
  await ensureBuilt()
  // Nothing of the build is typed.
  const { render } = (await import(pathToFileURL(join(projectRoot, 'dist/server/server.js')).href)) as {
    render: Render
  }
  const statusOf = async (path: string) =>
    (await render({ request: new Request(`http://shop.test${path}`), settings, fetch })).status
  await statusOf('/product/first')
  const before = timers()
  for (let number = 0; number < 50; number++) {
    expect(await statusOf(`/product/gone-${number}`)).toBe(302)
    expect(await statusOf(`/collections?search=silk%20${number}`)).toBe(200)
  }
  expect(timers() - before).toBeLessThan(10)
})

import { describe, expect, test } from 'vitest'
import { crawlerFiles } from './crawlerFiles.ts'

const settings = { apiBase: 'http://shop.example/dev', readKey: 'read', siteUrl: 'https://shop.example' }

/** An API whose first answer has status `first`, and whose others list one product. */
function countedApi(first = 200) {
  const asked: unknown[] = []
  const answer: typeof fetch = (address) => {
    asked.push(address)
    if (asked.length === 1 && first !== 200) return Promise.resolve(new Response('', { status: first }))
    return Promise.resolve(
      Response.json({ data: [{ entityId: 'ps-01', updatedAt: '2026-01-02T10:00:00Z' }], total: 1 }),
    )
  }
  return { asked, answer }
}

const statusOf = async (app: ReturnType<typeof crawlerFiles>) => (await app.request('/sitemap.xml')).status

describe('the sitemap', () => {
  test('the sitemap reads a version of the catalogue once, however many ask', async () => {
    const { asked, answer } = countedApi()
    let version = 'first'
    const app = crawlerFiles({ settings, fetch: answer, version: () => Promise.resolve(version) })
    expect(await Promise.all([statusOf(app), statusOf(app), statusOf(app)])).toEqual([200, 200, 200])
    expect(asked).toHaveLength(1)
    version = 'second'
    expect(await (await app.request('/sitemap.xml')).text()).toContain('https://shop.example/product/ps-01')
    expect(asked).toHaveLength(2)
  })

  test('the sitemap is read once at a time while an import makes one version after the other', async () => {
    const { asked, answer } = countedApi()
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    const heldAnswer: typeof fetch = async (address) => {
      await held
      return answer(address)
    }
    let version = 0
    const app = crawlerFiles({ settings, fetch: heldAnswer, version: () => Promise.resolve(String(version++)) })
    const early = [statusOf(app), statusOf(app), statusOf(app)]
    release()
    expect(await Promise.all(early)).toEqual([200, 200, 200])
    expect(asked).toHaveLength(1)
    expect(await statusOf(app)).toBe(200)
    expect(asked).toHaveLength(2)
  })

  test('the sitemap does not keep a catalogue that could not be read', async () => {
    const { asked, answer } = countedApi(503)
    const app = crawlerFiles({ settings, fetch: answer, version: () => Promise.resolve('first') })
    const failed = await app.request('/sitemap.xml')
    expect([failed.status, failed.headers.get('retry-after')]).toEqual([503, '60'])
    expect([await statusOf(app), asked.length]).toEqual([200, 2])
  })

  test('the sitemap is read for each request while the version is not known', async () => {
    const { asked, answer } = countedApi()
    const app = crawlerFiles({ settings, fetch: answer, version: () => Promise.resolve(undefined) })
    expect([await statusOf(app), await statusOf(app), asked.length]).toEqual([200, 200, 2])
  })
})

import { expect, test } from 'vitest'
import { pictureWarnings } from './pictureWarnings.ts'

const answers: Record<string, () => Response> = {
  '/pictures/72/shelf.webp': () => new Response('a picture', { headers: { 'Content-Type': 'image/webp' } }),
  '/pictures/72/huge.webp': () =>
    new Response('The picture has too many pixels.', { status: 415, headers: { 'Content-Type': 'text/plain' } }),
  '/pictures/72/odd.webp': () => new Response('<p>', { status: 500, headers: { 'Content-Type': 'text/html' } }),
}

test('pictures that the shop does not show are told of, each once and with the reason', async () => {
  const requested: string[] = []
  const progress: string[] = []
  const urls = ['shelf.jpg', 'shelf.jpg', 'missing.jpg', 'missing.jpg', 'phone.heic', 'huge.png', 'odd.jpg']
  const warnings = await pictureWarnings(
    urls.map((name, index) => ({ place: `line ${index + 2}`, url: `/pictures/${name}` })),
    {
      origin: 'http://shop.test',
      fetch: async (input) => {
        const { pathname } = new URL(input instanceof Request ? input.url : input)
        requested.push(pathname)
        return answers[pathname]?.() ?? new Response('', { status: 404 })
      },
      onProgress: (done, total) => progress.push(`${done}/${total}`),
    },
  )
  expect(warnings).toEqual([
    {
      place: 'line 4',
      column: 'images',
      message: expect.stringContaining('/pictures/missing.jpg: it has no such JPEG'),
    },
    {
      place: 'line 6',
      column: 'images',
      message: expect.stringContaining('/pictures/phone.heic: it has no such JPEG'),
    },
    { place: 'line 7', column: 'images', message: expect.stringContaining('The picture has too many pixels.') },
    { place: 'line 8', column: 'images', message: expect.stringContaining('it answers 500.') },
  ])
  expect(requested).toHaveLength(5)
  expect(progress.at(-1)).toBe('5/5')
})

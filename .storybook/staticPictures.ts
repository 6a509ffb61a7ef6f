import { http, HttpResponse } from 'msw'

/**
 * The pictures of a static workbench, which has no picture service: scaled from the originals in the browser, as WebP
 * (PNG in Safari), and never enlarged. Encoding them all in the build would take minutes.
 */
export const staticPictures = http.get<{ width: string; file: string }>(
  '/pictures/:width/:file',
  async ({ params: { width, file } }) => {
    // The demo catalogue's originals are all AVIF.
    const original = await fetch(`/pictures/${file.replace(/\.\w+$/, '')}.avif`)
    if (!original.ok) return HttpResponse.error()
    return new HttpResponse(await scaled(await original.blob(), Number(width)))
  },
)

/** The picture at this width in px, or at its own if that is smaller. */
export async function scaled(original: Blob, width: number): Promise<Blob> {
  const whole = await createImageBitmap(original)
  const scale = Math.min(1, width / whole.width)
  const canvas = new OffscreenCanvas(Math.round(whole.width * scale), Math.round(whole.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no pictures outside the page.')
  context.imageSmoothingQuality = 'high'
  context.drawImage(whole, 0, 0, canvas.width, canvas.height)
  whole.close()
  return canvas.convertToBlob({ type: 'image/webp', quality: 0.8 })
}

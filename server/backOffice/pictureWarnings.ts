import { resizedAddress } from '#domain/product/pictureAddress.ts'
import type { FileError } from './fileContent.ts'

/** A picture that an import gives to a product. */
export interface NewPicture {
  /** Where the product is in the file: 'line 3'. */
  place: string
  /** An address of the shop: '/pictures/shelf.jpg'. */
  url: string
}

interface Shop {
  /** 'http://localhost:3000' */
  origin: string
  fetch: typeof fetch
  onProgress: (done: number, total: number) => void
}

/** Warnings about pictures that the shop does not show. Each is requested once, in a small size. */
export async function pictureWarnings(
  pictures: readonly NewPicture[],
  { origin, fetch, onProgress }: Shop,
): Promise<FileError[]> {
  const first = new Map<string, string>()
  for (const { url, place } of pictures) if (!first.has(url)) first.set(url, place)
  const warnings: FileError[] = []
  let done = 0
  for (const [url, place] of first) {
    const response = await fetch(origin + (resizedAddress(url, 72, 'webp') ?? url))
    const reason = response.ok ? undefined : await reasonOf(response)
    await response.body?.cancel().catch(() => undefined)
    if (reason) warnings.push({ place, column: 'images', message: `the shop does not show ${url}: ${reason}` })
    onProgress((done += 1), first.size)
  }
  return warnings
}

async function reasonOf(response: Response): Promise<string> {
  if (response.status === 404) {
    return "it has no such JPEG, PNG, WebP or AVIF. Put it into 'pictures' in its DATA_DIR, or correct the name."
  }
  // The picture service says what is wrong with the file.
  const isText = response.headers.get('Content-Type')?.startsWith('text/plain')
  return isText ? await response.text() : `it answers ${response.status}.`
}

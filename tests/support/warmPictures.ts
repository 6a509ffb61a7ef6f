/**
 * Waits until the AVIF of these addresses is made: the server answers with WebP while it is not, which only the first
 * shopper gets.
 */
export async function warmPictures(origin: string, paths: readonly string[]): Promise<void> {
  for (const path of paths.filter((each) => each.endsWith('.avif'))) {
    while ((await fetch(origin + path)).headers.get('content-type') === 'image/webp') {
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }
}

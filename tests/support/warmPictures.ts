/**
 * Waits until the AVIF of these addresses is made: until then the server answers with a larger one, which only the
 * first shoppers get.
 */
export async function warmPictures(origin: string, paths: readonly string[]): Promise<void> {
  for (const path of paths.filter((each) => each.endsWith('.avif'))) {
    while ((await fetch(origin + path)).headers.get('cache-control') === 'public, max-age=60') {
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }
}

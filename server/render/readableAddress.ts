/** Control characters and line breaks, which no URL of the shop has; mostly at the end of a copied link. */
const control = /%[01][\dA-F]|%7F|%C2%[89][\dA-F]|%E2%80%A[89]/gi

/**
 * Where to redirect a URL that has control characters or cannot be decoded: the same URL without those parts. Undefined
 * for a valid URL, as nearly all are.
 */
export function readableAddress({ pathname, search }: URL): string | undefined {
  const path = decodable(pathname.replace(control, ''))
  const query = search.replace(control, '+')
  if (path === pathname && query === search) return undefined
  // Two slashes at the beginning would lead to another host.
  return path.replace(/^\/{2,}/, '/') + query
}

/** Removes escapes that cannot be decoded. */
function decodable(path: string): string {
  try {
    decodeURIComponent(path)
    return path
  } catch {
    return path.replace(/(?:%[\dA-F]{2})+|%/gi, (escapes) => {
      try {
        decodeURIComponent(escapes)
        return escapes
      } catch {
        return ''
      }
    })
  }
}

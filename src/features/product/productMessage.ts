/** The product a message is about. */
export interface MessageSubject {
  name: string
  /** Product code; '' for none. */
  code: string
  /** Absolute URL; undefined before hydration. */
  link?: string | undefined
}

/** The opening, the product with its code, and its link on a separate line. */
export function productMessage(opening: string, { name, code, link }: MessageSubject): string {
  const product = code && code !== name ? `${name} (${code})` : name
  return [`${opening} ${product}`, ...(link ? [link] : [])].join('\n')
}

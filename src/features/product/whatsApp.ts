/** What a message about a piece says of it. */
export interface TalkedAbout {
  name: string
  /** The shop's own code; '' where it has none. */
  code: string
  /** Its whole address; undefined as long as that is not known. */
  link?: string | undefined
}

/** A chat with this number, or with somebody the shopper chooses, with a message begun. */
export function whatsAppLink(number: string, text: string): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`
}

/** Opening words, then the piece with its code, then its link on a line of its own. */
export function messageAbout(opening: string, { name, code, link }: TalkedAbout): string {
  const piece = code && code !== name ? `${name} (${code})` : name
  return [`${opening} ${piece}`, ...(link ? [link] : [])].join('\n')
}

import { word } from './HyphenatedText.css.ts'

/**
 * A text whose words with a hyphen, such as 'Ganga-Jamuna' and '7-10', stay on one line.
 *
 * @internal
 */
export function HyphenatedText({ children }: { children: string }) {
  let at = 0
  return children.split(/(\S+-\S+)/).map((part) => {
    const key = at
    at += part.length
    return part.includes('-') ? (
      <span key={key} className={word}>
        {part}
      </span>
    ) : (
      part
    )
  })
}

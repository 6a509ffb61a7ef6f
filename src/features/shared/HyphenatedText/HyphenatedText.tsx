import { word } from './HyphenatedText.css.ts'

interface HyphenatedTextProps {
  children: string
}

/** A text whose words with a hyphen, such as 'Ganga-Jamuna' and '7-10', stay on one line. */
export function HyphenatedText({ children }: HyphenatedTextProps) {
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

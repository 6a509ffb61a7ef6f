import { useEffect, useRef } from 'react'
import { Picture } from '../Picture/Picture.tsx'
import { list, thumb } from './Thumbnails.css.ts'
import type { ViewedPicture } from './viewedPicture.ts'

interface ThumbnailsProps {
  pictures: readonly ViewedPicture[]
  current: number
  onChange: (place: number) => void
}

/**
 * A row of small pictures to choose from; the current one stays in view, and gets the focus if another one has it.
 *
 * @internal
 */
export function Thumbnails({ pictures, current, onChange }: ThumbnailsProps) {
  const row = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const marked = row.current?.querySelectorAll('button')[current]
    if (!marked) return
    if (row.current?.contains(document.activeElement)) marked.focus()
    marked.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [current])
  return (
    <ul className={list} ref={row}>
      {pictures.map(({ key, thumb: small, alt, caption, ground }, place) => (
        <li key={key}>
          <button
            type="button"
            className={thumb}
            aria-label={`Picture ${place + 1}: ${caption || alt}`}
            aria-current={place === current}
            onClick={() => onChange(place)}
          >
            <Picture {...small} sizes="44px" alt="" width={44} height={55} ratio="4 / 5" ground={ground} />
          </button>
        </li>
      ))}
    </ul>
  )
}

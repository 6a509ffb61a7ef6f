import { type CSSProperties, useCallback, useState } from 'react'
import { classes } from '../classes.ts'
import { groundProperty, image, picture, ratioProperty } from './Picture.css.ts'
import { Placeholder } from './Placeholder.tsx'

/** The same picture in another format: a browser takes the first it knows. */
export interface PictureSource {
  /** 'image/avif' */
  type: string
  /** Addresses and widths: '/pictures/320/a.avif 320w, /pictures/640/a.avif 640w'. */
  srcSet: string
}

interface PictureProps {
  /** Missing or broken, the placeholder takes its room. */
  src?: string | undefined
  /** What is to be seen; '' where the words beside it say so already. */
  alt: string
  /** Of the file, in px: with the height, what the browser keeps free. */
  width: number
  height: number
  /** Of the room it fills: '3 / 4'. The file's own unless told. */
  ratio?: string | undefined
  /** What of it is kept where the room has another shape: '50% 22%'. */
  position?: string | undefined
  /** Colour of the cloth, seen until the picture is there. */
  ground?: string | undefined
  /** Formats and widths to choose from; without any, and for browsers that know none, it is `src`. */
  sources?: readonly PictureSource[] | undefined
  /** How wide the room is, for the browser to choose by: '(min-width: 960px) 50vw, 100vw'. */
  sizes?: string | undefined
  /** For what is seen first on a page: asked for at once and before others. */
  eager?: boolean | undefined
  /** Sold out: faint on sunken ground, its hue kept. */
  dimmed?: boolean | undefined
  className?: string | undefined
}

/** A photograph in a room kept free for it, so that nothing moves when it comes. */
export function Picture(props: PictureProps) {
  const { src, alt, width, height, ratio, position, ground, sources, sizes, eager, dimmed, className } = props
  const [broken, setBroken] = useState<string>()
  // A picture that failed before this code ran fired its event to nobody.
  const look = useCallback((node: HTMLImageElement | null) => {
    if (node?.complete && node.naturalWidth === 0) setBroken(node.getAttribute('src') ?? '')
  }, [])
  // As custom properties, so that a feature's own style can give the room another shape.
  const room = {
    [ratioProperty]: ratio ?? `${width} / ${height}`,
    ...(ground && !dimmed ? { [groundProperty]: ground } : {}),
  } as CSSProperties // React's type knows no custom properties
  return (
    <span data-picture data-dimmed={dimmed || undefined} className={classes(picture, className)} style={room}>
      {src && src !== broken ? (
        <picture key={src}>
          {sources?.map(({ type, srcSet }) => (
            <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
          ))}
          <img
            ref={look}
            src={src}
            alt={alt}
            width={width}
            height={height}
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={eager ? 'high' : undefined}
            decoding="async"
            onError={() => setBroken(src)}
            className={image}
            style={position ? { objectPosition: position } : undefined}
          />
        </picture>
      ) : (
        <Placeholder alt={alt} />
      )}
    </span>
  )
}

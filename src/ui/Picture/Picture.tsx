import { type CSSProperties, useCallback, useState } from 'react'
import { cx } from '../cx.ts'
import { groundProperty, image, picture, ratioProperty } from './Picture.css.ts'
import { Placeholder } from './Placeholder.tsx'

/** One `<source>`: the browser takes the first whose format it supports and whose condition holds. */
export interface PictureSource {
  /** Media condition, one of `below` in `#theme/measures.ts`. */
  media?: string
  /** 'image/avif' */
  type: string
  /** URLs and widths: '/pictures/320/a.avif 320w, /pictures/640/a.avif 640w'. */
  srcSet: string
}

interface PictureProps {
  /** If it is missing or broken, the placeholder is shown instead. */
  src?: string | undefined
  /** Alternative text; '' where the text beside it says the same. */
  alt: string
  /** Intrinsic size in px, for the aspect ratio before the picture loads. */
  width: number
  height: number
  /** Aspect ratio of the frame: '3 / 4'. Defaults to that of the file. */
  ratio?: string | undefined
  /** `object-position` where the frame crops the picture: '50% 22%'. */
  position?: string | undefined
  /** Background colour until the picture has loaded. */
  ground?: string | undefined
  /** Sources by format and width; `src` is the fallback. */
  sources?: readonly PictureSource[] | undefined
  /** The `sizes` attribute: `${from.desktop} 50vw, 100vw`. */
  sizes?: string | undefined
  /** Above the fold: loaded at once, with high priority. */
  eager?: boolean | undefined
  /** Sold out: translucent over the sunken colour. */
  dimmed?: boolean | undefined
  className?: string | undefined
}

/** A picture in a frame of fixed aspect ratio, so that loading shifts no layout. */
export function Picture(props: PictureProps) {
  const { src, alt, width, height, ratio, position, ground, sources, sizes, eager, dimmed, className } = props
  const [broken, setBroken] = useState<string>()
  // Events fired before hydration were not handled.
  const checkComplete = useCallback((node: HTMLImageElement | null) => {
    if (!node?.complete) return
    if (node.naturalWidth === 0) setBroken(node.getAttribute('src') ?? '')
    else keepInPlace(node)
  }, [])
  // Custom properties, so that a feature's style can set another ratio.
  const frameStyle = {
    [ratioProperty]: ratio ?? `${width} / ${height}`,
    ...(ground && !dimmed ? { [groundProperty]: ground } : {}),
  } as CSSProperties // React's type knows no custom properties
  return (
    <span data-picture data-dimmed={dimmed || undefined} className={cx(picture, className)} style={frameStyle}>
      {src && src !== broken ? (
        <picture key={src}>
          {sources?.map(({ media, type, srcSet }) => (
            <source key={`${media} ${type}`} media={media} type={type} srcSet={srcSet} sizes={sizes} />
          ))}
          <img
            ref={checkComplete}
            src={src}
            alt={alt}
            width={width}
            height={height}
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={eager ? 'high' : undefined}
            decoding="async"
            onLoad={(event) => keepInPlace(event.currentTarget)}
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

/** A loaded picture is not moved out of its frame again when it is more than one screen away. */
function keepInPlace(node: HTMLImageElement): void {
  node.style.animation = 'none'
}

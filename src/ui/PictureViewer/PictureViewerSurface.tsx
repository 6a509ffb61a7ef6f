import { Close, Content, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog'
import { type KeyboardEvent, useCallback, useRef, useState } from 'react'
import { IconButton } from '../Button/IconButton.tsx'
import { veil } from '../Dialog/DialogSurface.css.ts'
import { useSurface } from '../Dialog/useSurface.ts'
import { Picture } from '../Picture/Picture.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import type { PictureViewerProps } from './PictureViewer.tsx'
import * as styles from './PictureViewerSurface.css.ts'
import { nearest, type ZoomHandle, ZoomStage } from './ZoomStage.tsx'

/** How far an arrow key moves the sight, px. */
const stride = 80

/**
 * What `PictureViewer` shows; loaded with the first one.
 *
 * @internal
 */
export function PictureViewerSurface(props: PictureViewerProps) {
  const { open, onOpenChange, title, pictures, current, onChange } = props
  const surface = useSurface()
  const zoom = useRef<ZoomHandle>(null)
  const [scale, setScale] = useState(1)
  const [said, setSaid] = useState('')
  const picture = pictures[current]
  const several = pictures.length > 1
  const isZoomed = scale > 1

  const step = useCallback(
    (by: number) => {
      if (pictures.length < 2) return
      const place = (current + by + pictures.length) % pictures.length
      setScale(1)
      setSaid(`${place + 1} of ${pictures.length}: ${wordsOf(pictures[place])}`)
      onChange(place)
    },
    [pictures, current, onChange],
  )
  const say = (near: number | undefined) => setSaid(`Zoom ${Math.round((near ?? 1) * 100)} percent`)
  const zoomIn = () => say(zoom.current?.zoomIn())
  const zoomOut = () => say(zoom.current?.zoomOut())

  const keys: Record<string, () => void> = {
    '+': zoomIn,
    '=': zoomIn,
    '-': zoomOut,
    '0': () => say(zoom.current?.reset()),
    ArrowLeft: () => (isZoomed ? zoom.current?.look(-stride, 0) : step(-1)),
    ArrowRight: () => (isZoomed ? zoom.current?.look(stride, 0) : step(1)),
    ArrowUp: () => zoom.current?.look(0, -stride),
    ArrowDown: () => zoom.current?.look(0, stride),
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Ctrl and + is the browser's own zoom, Alt and an arrow its history.
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const act = keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }

  if (!picture) return null
  const { src, sources, alt, caption, width, height, ground } = picture
  const shape = width / height
  const whole = `min(100vw, ${Math.ceil(shape * 100)}vh)`
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <Overlay className={veil} />
        <Content className={styles.surface} {...surface} aria-describedby={undefined} onKeyDown={onKeyDown}>
          <VisuallyHidden>
            <Title>{title}</Title>
          </VisuallyHidden>
          <div className={styles.head}>
            <p className={styles.count}>{several && `${current + 1} / ${pictures.length}`}</p>
            <IconButton icon="plus" label="Zoom in" aria-disabled={scale >= nearest} onClick={zoomIn} />
            <IconButton icon="minus" label="Zoom out" aria-disabled={!isZoomed} onClick={zoomOut} />
            <Close asChild>
              <IconButton icon="close" label="Close" />
            </Close>
          </div>
          <div className={styles.stage}>
            <ZoomStage key={picture.key} ref={zoom} shape={shape} isZoomed={isZoomed} onScale={setScale} onSwipe={step}>
              <Picture
                src={src}
                sources={sources}
                // From near it is worth more pixels.
                sizes={isZoomed ? `calc(${nearest} * ${whole})` : whole}
                alt={alt}
                width={width}
                height={height}
                ground={ground}
                eager
              />
            </ZoomStage>
          </div>
          <div className={styles.foot}>
            {several && <IconButton icon="arrowLeft" label="Previous picture" onClick={() => step(-1)} />}
            {caption && <p className={styles.caption}>{caption}</p>}
            {several && (
              <IconButton className={styles.next} icon="arrowRight" label="Next picture" onClick={() => step(1)} />
            )}
          </div>
          <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
        </Content>
      </Portal>
    </Root>
  )
}

function wordsOf(picture: PictureViewerProps['pictures'][number] | undefined): string {
  return picture?.caption || picture?.alt || ''
}

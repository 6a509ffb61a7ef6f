import { Close, Content, Description, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog'
import { type KeyboardEvent, useCallback, useRef, useState } from 'react'
import { IconButton } from '../Button/IconButton.tsx'
import { overlay } from '../Dialog/Dialog.css.ts'
import { useOverlay } from '../Dialog/useOverlay.ts'
import { Picture } from '../Picture/Picture.tsx'
import { dismissToasts } from '../Toast/dismissToasts.ts'
import { useMatches } from '../useMatches.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { Caption } from './Caption.tsx'
import { wideWindow } from './lowWindow.ts'
import * as styles from './PictureViewer.css.ts'
import { Thumbnails } from './Thumbnails.tsx'
import type { ViewedPicture } from './viewedPicture.ts'
import { maxScale, type ZoomHandle, ZoomableArea } from './ZoomableArea.tsx'
import { nextPictureLabel, previousPictureLabel } from './stepLabels.ts'

/** Distance an arrow key pans, px. */
const panStepPx = 80

export interface PictureViewerProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Accessible name of the dialog. */
  title: string
  pictures: readonly ViewedPicture[]
  /** Index of the picture shown. */
  current: number
  onChange: (place: number) => void
}

/** Full-screen picture viewer with zoom. Import it only from lazy modules: it brings Radix and the zoom library. */
export function PictureViewer(props: PictureViewerProps) {
  const { open, onOpenChange, title, pictures, current, onChange } = props
  const contentProps = useOverlay()
  const zoom = useRef<ZoomHandle>(null)
  const [scale, setScale] = useState(1)
  const [announcement, setAnnouncement] = useState('')
  const close = useRef<HTMLButtonElement>(null)
  const picture = pictures[current]
  const several = pictures.length > 1
  const isZoomed = scale > 1
  const { width = 1, height = 1 } = picture ?? {}
  // Fitted to the height of a wide window, a narrower picture would be smaller than on its page.
  const startsWide = useMatches(`${wideWindow} and (min-aspect-ratio: ${width} / ${height})`)

  const show = useCallback(
    (place: number) => {
      setScale(1)
      setAnnouncement(placeOf(pictures, place))
      onChange(place)
    },
    [pictures, onChange],
  )
  const step = useCallback(
    (by: number) => pictures.length > 1 && show((current + by + pictures.length) % pictures.length),
    [pictures, current, show],
  )
  const announceZoom = (zoomed: number | undefined) =>
    setAnnouncement(`Zoom ${Math.round((zoomed ?? 1) * 100)} percent`)
  const zoomIn = () => announceZoom(zoom.current?.zoomIn())
  const zoomOut = () => announceZoom(zoom.current?.zoomOut())

  const keys: Record<string, () => void> = {
    '+': zoomIn,
    '=': zoomIn,
    '-': zoomOut,
    '0': () => announceZoom(zoom.current?.reset()),
    ArrowLeft: () => (zoom.current?.isWider() ? zoom.current.pan(-panStepPx, 0) : step(-1)),
    ArrowRight: () => (zoom.current?.isWider() ? zoom.current.pan(panStepPx, 0) : step(1)),
    ArrowUp: () => zoom.current?.pan(0, -panStepPx),
    ArrowDown: () => zoom.current?.pan(0, panStepPx),
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
  const { src, sources, thumb, alt, caption, ground } = picture
  const shape = width / height
  const fitSizes = `min(100vw, ${Math.ceil(shape * 100)}vh)`
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <Overlay className={overlay} />
        <Content
          className={styles.surface}
          {...contentProps}
          onOpenAutoFocus={(event) => {
            contentProps.onOpenAutoFocus()
            setAnnouncement('')
            // Toasts would cover the buttons.
            dismissToasts()
            // The first button zooms out, which does nothing yet.
            event.preventDefault()
            close.current?.focus()
          }}
          onKeyDown={onKeyDown}
        >
          <VisuallyHidden>
            <Title>{title}</Title>
            {/* The dialog's description at first; what changes in it is announced. */}
            <Description aria-live="polite">{announcement || placeOf(pictures, current)}</Description>
          </VisuallyHidden>
          <div className={styles.header}>
            <p className={styles.count}>{several && `${current + 1} / ${pictures.length}`}</p>
            <IconButton icon="minus" label="Zoom out" aria-disabled={!isZoomed} onClick={zoomOut} />
            <IconButton icon="plus" label="Zoom in" aria-disabled={scale >= maxScale} onClick={zoomIn} />
            <Close asChild>
              <IconButton ref={close} icon="close" label="Close" />
            </Close>
          </div>
          <div className={styles.picture}>
            <ZoomableArea
              key={`${picture.key} ${startsWide}`}
              ref={zoom}
              shape={shape}
              startsWide={startsWide}
              isZoomed={isZoomed}
              onScale={setScale}
              onSwipe={step}
            >
              {/* Until the large file has loaded. */}
              {thumb && (
                <Picture
                  {...thumb}
                  className={styles.preview}
                  sizes="44px"
                  alt=""
                  width={width}
                  height={height}
                  ground={ground}
                  eager
                />
              )}
              <Picture
                src={src}
                sources={sources}
                // A zoomed picture needs more pixels.
                sizes={isZoomed ? `calc(${maxScale} * ${fitSizes})` : fitSizes}
                alt={alt}
                width={width}
                height={height}
                ground={thumb ? 'transparent' : ground}
                eager
              />
            </ZoomableArea>
          </div>
          <div className={styles.footer}>
            {several && <IconButton icon="arrowLeft" label={previousPictureLabel} onClick={() => step(-1)} />}
            {caption && <Caption key={picture.key}>{caption}</Caption>}
            {several && (
              <IconButton className={styles.next} icon="arrowRight" label={nextPictureLabel} onClick={() => step(1)} />
            )}
          </div>
          {several && <Thumbnails pictures={pictures} current={current} onChange={show} />}
        </Content>
      </Portal>
    </Root>
  )
}

/** '2 of 5: The pallu, spread out' */
function placeOf(pictures: readonly ViewedPicture[], place: number): string {
  const { caption, alt } = pictures[place] ?? {}
  return `${place + 1} of ${pictures.length}: ${caption || alt || ''}`
}

import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { type ReactZoomPanPinchContentRef, TransformComponent, TransformWrapper } from 'react-zoom-pan-pinch'
import { listenToSwipes } from '../swipes.ts'
import { viewport, content } from './ZoomableArea.css.ts'

/** Maximum zoom, relative to the whole picture in the window: single threads become visible. */
export const maxScale = 4

/** Factor of one zoom step. */
const step = 1.5

/** Imperative handle for keys and buttons. */
export interface ZoomHandle {
  /** Returns the new scale, 1 to `maxScale`. */
  zoomIn: () => number
  zoomOut: () => number
  reset: () => number
  /** Whether the picture is wider than the area, so that there is something to pan to at its sides. */
  isWider: () => boolean
  /** Moves the view, in px: positive is right and down. */
  pan: (right: number, down: number) => void
}

interface ZoomableAreaProps {
  ref: Ref<ZoomHandle>
  /** Aspect ratio: width divided by height. */
  shape: number
  /** Starts as wide as the area, instead of showing the whole picture. Later changes have no effect. */
  startsWide: boolean
  isZoomed: boolean
  onScale: (scale: number) => void
  /** A swipe on a picture that is no wider than the area. */
  onSwipe: (by: 1 | -1) => void
  children: ReactNode
}

/**
 * Zooms its content by wheel, pinch, double tap and drag. The library's own animations are off: a CSS transition respects
 * reduced motion.
 *
 * @internal
 */
export function ZoomableArea({ ref, shape, startsWide, isZoomed, onScale, onSwipe, children }: ZoomableAreaProps) {
  const box = useRef<HTMLDivElement>(null)
  const zoomRef = useRef<ReactZoomPanPinchContentRef>(null)
  const [isWider, setIsWider] = useState(false)

  const setEased = (isEased: boolean) => {
    zoomRef.current?.instance.contentComponent?.toggleAttribute('data-eased', isEased)
  }
  const zoomTo = (scale: number) => {
    const zoom = zoomRef.current
    if (!zoom) return 1
    const now = zoom.instance.state.scale
    const then = Math.min(maxScale, Math.max(1, scale))
    setEased(true)
    if (then > now) void zoom.zoomIn(then - now, 0)
    else if (then > 1) void zoom.zoomOut(now - then, 0)
    // Fully zoomed out, the content is centred again.
    else void zoom.centerView(1, 0)
    return then
  }
  useImperativeHandle(ref, () => {
    const now = () => zoomRef.current?.instance.state.scale ?? 1
    return {
      zoomIn: () => zoomTo(now() * step),
      zoomOut: () => zoomTo(now() / step),
      reset: () => zoomTo(1),
      isWider: () => overflowsWidth(zoomRef.current),
      pan: (right, down) => {
        setEased(true)
        void zoomRef.current?.panBy(-right, -down, 0)
      },
    }
  })

  useEffect(() => {
    if (!box.current || isWider) return undefined
    return listenToSwipes(box.current, onSwipe)
  }, [isWider, onSwipe])

  return (
    <div ref={box} className={viewport} data-zoomed={isZoomed || undefined}>
      <TransformWrapper
        ref={zoomRef}
        maxScale={maxScale}
        centerOnInit
        fitOnInit={startsWide && 'cover'}
        centerZoomedOut
        disablePadding
        wheel={{ step: 0.004 }}
        panning={{ velocityDisabled: true }}
        doubleClick={{ mode: 'toggle', step: 1.5, animationTime: 0 }}
        zoomAnimation={{ disabled: true, animationTime: 0 }}
        autoAlignment={{ animationTime: 0, velocityAlignmentTime: 0 }}
        velocityAnimation={{ disabled: true }}
        onPanningStart={() => setEased(false)}
        onPinchStart={() => setEased(false)}
        onZoomStart={(_zoom, { type }) => setEased(type !== 'wheel')}
        onTransform={(zoom, { scale }) => {
          onScale(scale)
          setIsWider(overflowsWidth(zoom))
        }}
      >
        <TransformComponent
          // Inline, because the library's unlayered styles would win. As large as the viewport allows, so that panning stops
          // at the picture's own edges.
          wrapperStyle={{ inlineSize: '100%', blockSize: '100%' }}
          contentStyle={{ inlineSize: `min(100cqi, 100cqb * ${shape})` }}
          contentClass={content}
        >
          {children}
        </TransformComponent>
      </TransformWrapper>
    </div>
  )
}

function overflowsWidth(zoom: Pick<ReactZoomPanPinchContentRef, 'instance'> | null): boolean {
  if (!zoom) return false
  const { wrapperComponent, contentComponent, state } = zoom.instance
  return (contentComponent?.offsetWidth ?? 0) * state.scale > (wrapperComponent?.offsetWidth ?? 0) + 1
}

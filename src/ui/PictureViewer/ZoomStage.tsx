import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import { type ReactZoomPanPinchContentRef, TransformComponent, TransformWrapper } from 'react-zoom-pan-pinch'
import { listenToSwipes } from '../swipes.ts'
import { room, sheet } from './ZoomStage.css.ts'

/** How near one can come: a picture of 800 px then shows the single thread. */
export const nearest = 4

/** One step in is half as near again. */
const step = 1.5

/** What keys and buttons ask of the stage. */
export interface ZoomHandle {
  /** Answers how near that is, 1 to `nearest`. */
  zoomIn: () => number
  zoomOut: () => number
  reset: () => number
  /** Moves the sight, in px: positive is to the right and down. */
  look: (right: number, down: number) => void
}

interface ZoomStageProps {
  ref: Ref<ZoomHandle>
  /** Width by height of what is shown. */
  shape: number
  isZoomed: boolean
  onScale: (scale: number) => void
  /** A swipe over a picture that is seen whole. */
  onSwipe: (by: 1 | -1) => void
  children: ReactNode
}

/**
 * A picture to come near to: wheel, pinch, double tap and drag. The library's own animations are off: a transition does
 * the same and stands still where less motion is asked for.
 *
 * @internal
 */
export function ZoomStage({ ref, shape, isZoomed, onScale, onSwipe, children }: ZoomStageProps) {
  const box = useRef<HTMLDivElement>(null)
  const library = useRef<ReactZoomPanPinchContentRef>(null)

  const setEased = (isEased: boolean) => {
    library.current?.instance.contentComponent?.toggleAttribute('data-eased', isEased)
  }
  const zoomTo = (scale: number) => {
    const zoom = library.current
    if (!zoom) return 1
    const now = zoom.instance.state.scale
    const then = Math.min(nearest, Math.max(1, scale))
    setEased(true)
    if (then > now) void zoom.zoomIn(then - now, 0)
    else if (then > 1) void zoom.zoomOut(now - then, 0)
    // All the way out is the middle again.
    else void zoom.centerView(1, 0)
    return then
  }
  useImperativeHandle(ref, () => {
    const now = () => library.current?.instance.state.scale ?? 1
    return {
      zoomIn: () => zoomTo(now() * step),
      zoomOut: () => zoomTo(now() / step),
      reset: () => zoomTo(1),
      look: (right, down) => {
        setEased(true)
        void library.current?.panBy(-right, -down, 0)
      },
    }
  })

  useEffect(() => {
    if (!box.current || isZoomed) return undefined
    return listenToSwipes(box.current, onSwipe)
  }, [isZoomed, onSwipe])

  return (
    <div ref={box} className={room} data-zoomed={isZoomed || undefined}>
      <TransformWrapper
        ref={library}
        maxScale={nearest}
        centerOnInit
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
        onTransform={(_zoom, { scale }) => onScale(scale)}
      >
        <TransformComponent
          // In the element, for the library's own styles lie in no layer and would win. As large as the room allows, so
          // that the edges of what is moved are the picture's own.
          wrapperStyle={{ inlineSize: '100%', blockSize: '100%' }}
          contentStyle={{ inlineSize: `min(100cqi, 100cqb * ${shape})` }}
          contentClass={sheet}
        >
          {children}
        </TransformComponent>
      </TransformWrapper>
    </div>
  )
}

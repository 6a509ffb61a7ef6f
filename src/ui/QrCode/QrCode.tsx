import { encode } from 'uqr'
import { code } from './QrCode.css.ts'

interface QrCodeProps {
  /** What a camera reads. */
  text: string
  /** Accessible name. */
  label: string
}

/** White modules around the code that the QR standard requires. */
const quietZone = 4

/** A text as a QR code. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { border: quietZone })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return (
    <svg className={code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={squares.join('')} fill="currentColor" />
    </svg>
  )
}

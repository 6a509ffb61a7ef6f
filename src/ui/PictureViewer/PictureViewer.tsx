import { lazy, Suspense, useState } from 'react'
import type { PictureSource } from '../Picture/Picture.tsx'

// Radix and the zoom come with the first viewer that opens, not with the page.
const loadSurface = () => import('./PictureViewerSurface.tsx')
const PictureViewerSurface = lazy(async () => ({ default: (await loadSurface()).PictureViewerSurface }))

/** Fetches what the viewer is made of before it opens: it then comes at once. Rejects when it cannot be had. */
export async function preloadPictureViewer(): Promise<void> {
  await loadSurface()
}

/** One of the pictures a viewer shows. */
export interface ViewedPicture {
  key: string
  src?: string | undefined
  sources?: readonly PictureSource[] | undefined
  alt: string
  /** Stands under it; '' where there is nothing to say. */
  caption: string
  /** Of the file, in px. */
  width: number
  height: number
  ground?: string | undefined
}

export interface PictureViewerProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** What the pictures are together: its accessible name. */
  title: string
  pictures: readonly ViewedPicture[]
  /** Place of the picture that is seen, from 0. */
  current: number
  onChange: (place: number) => void
}

/** Pictures one at a time, as large as the window, to come as near to as one likes. */
export function PictureViewer(props: PictureViewerProps) {
  const [wanted, setWanted] = useState(props.open)
  if (props.open && !wanted) setWanted(true)
  // Once opened it stays, so that closing can be seen.
  return (
    wanted && (
      <Suspense fallback={null}>
        <PictureViewerSurface {...props} />
      </Suspense>
    )
  )
}

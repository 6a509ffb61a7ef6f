import { lazy, type ReactNode, Suspense, useState } from 'react'

// Radix comes with the first sheet that opens, not with the page.
const loadSurface = () => import('./SheetSurface.tsx')
const SheetSurface = lazy(async () => ({ default: (await loadSurface()).SheetSurface }))

/** Fetches what a sheet is made of before one opens: it then comes at once. Rejects when it cannot be had. */
export async function preloadSheet(): Promise<void> {
  await loadSurface()
}

export interface SheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** It comes from where its button is. */
  side: 'left' | 'right' | 'bottom'
  children: ReactNode
  /** Stays at its foot while the rest scrolls: what closes a set of choices. */
  footer?: ReactNode
  /** For where the content shows what it is; read aloud all the same. */
  hideTitle?: boolean | undefined
}

/** A part of the shop that slides over the page from one side: the menu, the filters. */
export function Sheet(props: SheetProps) {
  const [wanted, setWanted] = useState(props.open)
  if (props.open && !wanted) setWanted(true)
  // Once opened it stays, so that closing can be seen.
  return (
    wanted && (
      <Suspense fallback={null}>
        <SheetSurface {...props} />
      </Suspense>
    )
  )
}

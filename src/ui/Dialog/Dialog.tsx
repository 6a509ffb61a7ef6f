import { lazy, type ReactNode, Suspense, useState } from 'react'

// Radix comes with the first dialog that opens, not with the page.
const DialogSurface = lazy(async () => ({ default: (await import('./DialogSurface.tsx')).DialogSurface }))

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: string | undefined
  children: ReactNode
  /** For where the content shows what it is; read aloud all the same. */
  hideTitle?: boolean | undefined
}

/** A question over the page that must be answered or closed first. Rare: what can be undone needs no question. */
export function Dialog(props: DialogProps) {
  const [wanted, setWanted] = useState(props.open)
  if (props.open && !wanted) setWanted(true)
  // Once opened it stays, so that closing can be seen.
  return (
    wanted && (
      <Suspense fallback={null}>
        <DialogSurface {...props} />
      </Suspense>
    )
  )
}

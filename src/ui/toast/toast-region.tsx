import { useEffect, useState, type ComponentType } from 'react'
import { onToastWanted } from './toast.ts'

/** Stands once in each layout. Empty, and costs nothing, until the first toast. */
export function ToastRegion() {
  const [Toaster, setToaster] = useState<ComponentType>()
  useEffect(() => {
    let gone = false
    const stop = onToastWanted(() => {
      // Where it cannot be loaded the toast waits; the next one tries again.
      import('./toaster.tsx').then(
        (loaded) => !gone && setToaster(() => loaded.Toaster),
        () => undefined,
      )
    })
    return () => {
      gone = true
      stop()
    }
  }, [])
  return Toaster ? <Toaster /> : null
}

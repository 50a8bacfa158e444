/** Small notices. What draws them is loaded with the first one (or with `preloadToasts`). */

export type ToastKind = 'done' | 'trouble'

export interface ToastMessage {
  title: string
  kind?: ToastKind
}

type Show = (message: Required<ToastMessage>) => void

/** Said before anything could show them. */
const waiting: Required<ToastMessage>[] = []
let show: Show | undefined
let wake: (() => void) | undefined

export function toast({ title, kind = 'done' }: ToastMessage): void {
  if (show) return show({ title, kind })
  waiting.push({ title, kind })
  wake?.()
}

/** Call it where a toast is likely, so that it can also say that the network is gone. */
export function preloadToasts(): void {
  wake?.()
}

/** The region in the page is there; from now on it can be woken. */
export function onToastWanted(wakeRegion: () => void): () => void {
  wake = wakeRegion
  if (waiting.length > 0) wakeRegion()
  return () => (wake = undefined)
}

/** The machinery is there: it gets what waits, then everything at once. */
export function showToastsWith(shower: Show): () => void {
  show = shower
  for (const message of waiting.splice(0)) shower(message)
  return () => (show = undefined)
}

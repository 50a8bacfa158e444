/** Small notices. What draws them is loaded with the first one (or with `preloadToasts`). */

type ToastKind = 'done' | 'trouble'

export interface ToastMessage {
  title: string
  kind?: ToastKind
  /** One thing to do about it, such as taking it back. It must be possible elsewhere too: toasts go soon. */
  action?: { text: string; onPress: () => void }
}

type Shown = ToastMessage & { kind: ToastKind }
type Show = (message: Shown) => void

/** Said before anything could show them. */
const waiting: Shown[] = []
let show: Show | undefined
let clear: (() => void) | undefined
let wake: (() => void) | undefined

export function toast(message: ToastMessage): void {
  const shown = { kind: 'done', ...message } as const
  if (show) return show(shown)
  waiting.push(shown)
  wake?.()
}

/** What opens over the page where toasts stand needs the room: they have been read, or go unread. */
export function clearToasts(): void {
  waiting.length = 0
  clear?.()
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
export function showToastsWith(shower: Show, clearer: () => void): () => void {
  show = shower
  clear = clearer
  for (const message of waiting.splice(0)) shower(message)
  return () => (show = clear = undefined)
}

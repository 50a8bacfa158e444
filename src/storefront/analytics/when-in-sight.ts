interface Waiting {
  act: () => void
  stop: () => void
}

const waiting = new Map<Element, Waiting>()
let watcher: IntersectionObserver | undefined

/** Steps of two hundredths: fine enough for long lists on small screens. */
const steps = Array.from({ length: 51 }, (_, step) => step / 50)

/** Acts once half of it is in sight, or it fills half of the screen; a tab behind others shows nothing. */
export function whenInSight(element: Element, act: () => void, gone: AbortSignal): void {
  if (gone.aborted) return
  watcher ??= new IntersectionObserver(look, { threshold: steps })
  const stop = () => {
    waiting.delete(element)
    watcher?.unobserve(element)
  }
  waiting.set(element, { act, stop })
  gone.addEventListener('abort', stop, { once: true })
  watcher.observe(element)
}

function look(entries: readonly IntersectionObserverEntry[]): void {
  for (const entry of entries) {
    const found = waiting.get(entry.target)
    if (!found || !isInSight(entry)) continue
    found.stop()
    found.act()
  }
}

function isInSight({ intersectionRect, boundingClientRect }: IntersectionObserverEntry): boolean {
  const shown = intersectionRect.height
  return shown > 0 && shown >= Math.min(boundingClientRect.height, innerHeight) / 2
}

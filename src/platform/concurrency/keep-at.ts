import { setTimeout as pause } from 'node:timers/promises'

interface Rest {
  /** At least. */
  restMs: number
  /** So many times what the work took: it holds nobody up, however much there is to do. */
  shareOfRest: number
}

/** Does the same work again and again until it is stopped, and rests in between. */
export async function keepAt(
  work: () => Promise<unknown>,
  { restMs, shareOfRest }: Rest,
  stopping: AbortSignal,
): Promise<void> {
  while (!stopping.aborted) {
    const began = performance.now()
    await work()
    const rest = Math.max(restMs, (performance.now() - began) * shareOfRest)
    await pause(rest, undefined, { signal: stopping, ref: false }).catch(() => {})
  }
}

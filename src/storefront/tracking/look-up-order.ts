import { m } from '#paraglide/messages.js'
import type { TrackedOrderAnswer } from '#shop/orders/order-contract.ts'
import { toast } from '#ui/toast/toast.ts'
import { apiPath } from '../api-path.ts'
import { warn } from '../warn.ts'

export type LookedUp =
  | { state: 'found'; order: TrackedOrderAnswer }
  | { state: 'none' }
  | { state: 'failed' }

const tooManyRequests = 429

/** Never fails: a failure is said in a toast, and logged (spec 8). Throws only where the question was taken back. */
export async function lookUpOrder(trackingId: string, signal: AbortSignal): Promise<LookedUp> {
  const query = new URLSearchParams({ trackingId })
  try {
    const answer = await fetch(apiPath(`/order?${query}`), { signal })
    if (answer.ok) return lookedUp((await answer.json()) as TrackedOrderAnswer[])
    if (answer.status === tooManyRequests) return fail(m.tracking_too_many(), 'asked too often')
    return fail(m.tracking_failed(), `status ${answer.status}`)
  } catch (failure) {
    if (signal.aborted) throw failure
    return fail(m.tracking_failed(), String(failure))
  }
}

const lookedUp = ([order]: TrackedOrderAnswer[]): LookedUp =>
  order ? { state: 'found', order } : { state: 'none' }

function fail(title: string, why: string): LookedUp {
  warn(`Failed to load Orders. (${why})`)
  toast({ title, kind: 'trouble' })
  return { state: 'failed' }
}

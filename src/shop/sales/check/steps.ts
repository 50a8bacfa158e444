import type { GoodsKind } from '../contract.ts'
import type { RawChange } from './raw.ts'

export interface StandingStep {
  kind: GoodsKind
  at: Date
  change: RawChange | undefined
}

interface History {
  status: string
  statusChangedAt: Date
  changes: readonly RawChange[]
}

/** The life of an order, as the books call it. */
const life = ['Pending', 'Processing', 'Shipped', 'Delivered']
const kinds: readonly GoodsKind[] = ['ordered', 'confirmed', 'dispatched', 'delivered']

const kindOf = (from: string, to: string): GoodsKind | undefined => {
  if (to === 'Canceled') return from === 'Shipped' ? 'refused' : 'canceled'
  const at = life.indexOf(from)
  return at >= 0 && life[at + 1] === to ? kinds[at + 1] : undefined
}

/**
 * The steps that were not taken back, and whether one was taken back on another day: then the books have it on one day and against it on the
 * other.
 */
export function listStandingSteps(
  { status, statusChangedAt, changes }: History,
  dayOf: (at: Date) => string,
): { standing: StandingStep[]; isUndoneOvernight: boolean } {
  const standing: Step[] = []
  let isUndoneOvernight = false
  let before: Date | undefined
  for (const change of changes) {
    const dayBefore = before && dayOf(before)
    if (change.field !== 'payment' && change.details?.isUndone && dayBefore !== dayOf(change.at))
      isUndoneOvernight = true
    before = change.at
    const undone = take(standing, change)
    if (undone.some(({ at }) => dayOf(at) !== dayOf(change.at))) isUndoneOvernight = true
  }
  const missing = listMissing(standing, status, statusChangedAt)
  return { standing: [...standing, ...missing], isUndoneOvernight }
}

type Step = StandingStep & { from: string }

/** Puts a step ahead to the others, or takes off those that it takes back; answers these. */
function take(standing: Step[], change: RawChange): Step[] {
  const { field, from, to, at } = change
  if (field !== 'status' || from === null) return []
  const kind = kindOf(from, to)
  if (kind) {
    standing.push({ kind, at, change, from })
    return []
  }
  const first = standing.findLastIndex((step) => step.from === to)
  return standing.splice(Math.max(0, first))
}

/** Orders that came without a history stand where they stand since their status changed. */
function listMissing(standing: readonly StandingStep[], status: string, at: Date): StandingStep[] {
  const has = (kind: GoodsKind) => standing.some((step) => step.kind === kind)
  const reached = kinds.slice(1, life.indexOf(status) + 1)
  const missing = reached.filter((kind) => !has(kind))
  if (status === 'Canceled' && !has('canceled') && !has('refused')) missing.push('canceled')
  return missing.map((kind) => ({ kind, at, change: undefined }))
}

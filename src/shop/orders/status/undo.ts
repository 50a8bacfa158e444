import { canMove, orderStatuses, type OrderStatus } from '../order.ts'

/** For so long a wrong press is taken back. Mails wait longer (notices/note-move.ts). */
export const undoMs = 10_000

/** The way to the shop takes a little, too. */
const onItsWayMs = 3000

export const isUndoable = (pressedAt: Date, now: Date): boolean =>
  now.getTime() - pressedAt.getTime() <= undoMs + onItsWayMs

/** An entry of the history. */
interface Change {
  field: string
  from: string | null
  to: string
  at: Date
  by: string
}

/** Of what is handed over in the shop: one press went through all its statuses at one moment, and goes back through all. */
export function firstOfPress<Each extends Change>(changes: readonly Each[]): Each | undefined {
  let [first] = changes
  for (const before of changes.slice(1)) {
    const isSamePress = before.at.getTime() === first?.at.getTime() && before.by === first.by
    if (!isSamePress || before.to !== first?.from || !stepFrom(before)) break
    first = before
  }
  return first
}

/** Undefined where it is no step ahead. */
export const stepFrom = (change: Change | undefined): OrderStatus | undefined =>
  change?.field === 'status'
    ? orderStatuses.find((from) => from === change.from && canMove(from, change.to as OrderStatus))
    : undefined

/** Of a status: the steps that hold, the first one first. What was taken back by the press after it, and that press, are left out. */
export function standingSteps<Each extends { from: string | null; to: string }>(
  changes: readonly Each[],
): Each[] {
  return changes.reduce<Each[]>((standing, change) => {
    if (change.from === null || isAhead(change.from, change.to)) return [...standing, change]
    const reached = standing.findLastIndex(({ to }) => to === change.to)
    return standing.slice(0, reached + 1)
  }, [])
}

const isAhead = (from: string, to: string): boolean =>
  orderStatuses.some((status) => status === from && canMove(status, to as OrderStatus))

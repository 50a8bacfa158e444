import type { Typed } from './grid-cells.ts'

/** What is typed and not saved, what it was before each change, and what was taken back of it. */
export interface History {
  past: readonly Typed[]
  typed: Typed
  takenBack: readonly Typed[]
}

const mostUndone = 50

/** With what is left to save. */
export const beginWith = (typed: Typed): History => ({ past: [], typed, takenBack: [] })

export const written = ({ past, typed }: History, next: Typed): History => ({
  past: [...past, typed].slice(-mostUndone),
  typed: next,
  takenBack: [],
})

/** As it was before the last change. */
export function undone(history: History): History {
  const { past, typed, takenBack } = history
  const before = past.at(-1)
  if (!before) return history
  return { past: past.slice(0, -1), typed: before, takenBack: [...takenBack, typed] }
}

/** With the change that was taken back last. */
export function redone(history: History): History {
  const { past, typed, takenBack } = history
  const next = takenBack.at(-1)
  if (!next) return history
  return { past: [...past, typed], typed: next, takenBack: takenBack.slice(0, -1) }
}

/** For so long a wrong press is taken back. Mails wait longer (notices/note-move.ts). */
export const undoMs = 10_000

/** The way to the shop takes a little, too. */
const onItsWayMs = 3000

export const isUndoable = (pressedAt: Date, now: Date): boolean =>
  now.getTime() - pressedAt.getTime() <= undoMs + onItsWayMs

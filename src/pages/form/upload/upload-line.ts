/** The end of the last upload of this tab. */
let last: Promise<unknown> = Promise.resolve()

/**
 * Runs one upload of a tab after the other: the server holds one file per person at a time, and a thin line is not shared. One
 * that is stopped while it waits never starts.
 */
export function inLine<Result>(
  signal: AbortSignal,
  upload: () => Promise<Result>,
): Promise<Result | undefined> {
  const before = last
  const turn = before.then(() => (signal.aborted ? undefined : upload()))
  last = turn.catch(() => undefined)
  const stopped = new Promise<undefined>((resolve) =>
    signal.addEventListener('abort', () => resolve(undefined), { once: true }),
  )
  return Promise.race([turn, stopped])
}

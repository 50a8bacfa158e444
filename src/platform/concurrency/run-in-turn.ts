export interface Turns {
  /** Something is to be done: soon, once for all who say so meanwhile, and never two at once. */
  wake: () => void
  stop: () => Promise<void>
}

/** Does the same work again and again, with a pause before each time. */
export function runInTurn(work: () => Promise<void>, pauseMs: number): Turns {
  let timer: NodeJS.Timeout | undefined
  let underway = Promise.resolve()
  let isStopped = false
  return {
    wake: () => {
      if (isStopped) return
      timer ??= setTimeout(() => {
        underway = underway.then(() => {
          timer = undefined
          return work()
        })
      }, pauseMs).unref()
    },
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await underway
    },
  }
}

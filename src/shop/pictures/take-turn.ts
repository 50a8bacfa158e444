/** Encoding a picture fills one core, and each of our two may be needed for shoppers' pages. */
const atOnce = 2

const waiting = { now: [] as (() => void)[], later: [] as (() => void)[] }
let running = 0

/** Waits until this process has a core for it. What is wanted later runs only while nothing is wanted now, one at a time. */
export async function takeTurn<Result>(
  urgency: 'now' | 'later',
  work: () => Promise<Result>,
): Promise<Result> {
  await new Promise<void>((start) => {
    waiting[urgency].push(start)
    startWaiting()
  })
  try {
    return await work()
  } finally {
    running--
    startWaiting()
  }
}

function startWaiting(): void {
  while (running < atOnce) {
    const start = waiting.now.shift() ?? (running === 0 ? waiting.later.shift() : undefined)
    if (!start) return
    running++
    start()
  }
}

/** Encoding a picture fills one core, and each of our two may be needed for shoppers' pages. */
const atOnce = 2

/** More than this in a line, and nobody would be served by standing behind them. */
const longestLine = 300

/** How long somebody waits for a picture before being given something else (docs/decisions/0008). */
export const patienceMs = 1200

/** A page asks for its pictures one after the other: what nobody waits for begins when it has asked for the last one. */
const peaceMs = 250

/** now: somebody waits. soon: somebody was given something else meanwhile. later: nobody asked yet. */
export type Urgency = 'now' | 'soon' | 'later'

interface Turn {
  start: () => void
  asked: number
}

const waiting: Record<Urgency, Turn[]> = { now: [], soon: [], later: [] }
let running = 0
let lastAsked = -Infinity
let peace: NodeJS.Timeout | undefined

export const isLineFull = (urgency: Urgency): boolean => waiting[urgency].length >= longestLine

/** Waits until this process has a core for it. What is not wanted now runs one at a time, while nothing is wanted now. */
export async function takeTurn<Result>(
  urgency: Urgency,
  work: () => Promise<Result>,
): Promise<Result> {
  await new Promise<void>((start) => {
    const asked = performance.now()
    if (urgency === 'now') lastAsked = asked
    waiting[urgency].push({ start, asked })
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
    const turn = nextAsked() ?? nextInPeace()
    if (!turn) return
    running++
    turn.start()
  }
}

/** Those who still wait before those who were given something else meanwhile. */
function nextAsked(): Turn | undefined {
  const since = performance.now() - patienceMs
  const index = waiting.now.findIndex(({ asked }) => asked > since)
  return waiting.now.splice(Math.max(index, 0), 1)[0]
}

function nextInPeace(): Turn | undefined {
  if (running > 0 || waiting.soon.length + waiting.later.length === 0) return undefined
  const untilPeaceMs = lastAsked + peaceMs - performance.now()
  if (untilPeaceMs <= 0) return waiting.soon.shift() ?? waiting.later.shift()
  clearTimeout(peace)
  peace = setTimeout(startWaiting, untilPeaceMs)
  return undefined
}

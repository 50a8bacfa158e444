import { useEffect, useRef, useState } from 'react'
import type { Countable, findCountable } from '#shop/stock-counts/find-countable.ts'
import { askForData } from '../ask-as-staff.ts'
import {
  isFull,
  lineOfCode,
  lineOfId,
  readScan,
  withPieces,
  type CountDraft,
  type Scan,
} from './draft/count-draft.ts'
import type { useCount } from './draft/use-count.ts'
import { variantsPath } from './stock-count-paths.ts'

/** What was read means one of these. */
export interface Choice {
  scan: Scan
  found: Countable[]
}

/** What became of the last scan: shown, and read out. */
export type Said =
  | { what: 'counted'; id: string; pieces: number }
  | { what: 'unknown'; code: string }
  | { what: 'full' }

type Found = Awaited<ReturnType<typeof findCountable>>

const longestWaitMs = 15_000

/** The same code may have been read again before the shop had answered. */
async function meaningOf({ code }: Scan, draft: CountDraft): Promise<Found | undefined> {
  const line = lineOfCode(draft, code)
  if (line) return { isCode: true, found: [line.variant] }
  const query = new URLSearchParams({ code })
  return askForData<Found>(variantsPath, query, AbortSignal.timeout(longestWaitMs))
}

/** Takes what a scanner types. What is on the sheet already is counted at once; about the rest the shop is asked, one after the other. */
export function useScans({ draft, latest, change }: ReturnType<typeof useCount>) {
  const [choices, setChoices] = useState<readonly Choice[]>([])
  const [said, setSaid] = useState<Said>()
  const [isAway, setIsAway] = useState(false)
  const isAsking = useRef(false)

  function count(variant: Countable, scan: Scan, code?: string): void {
    if (!lineOfId(latest.current, variant.id) && isFull(latest.current))
      return setSaid({ what: 'full' })
    change((before) =>
      withPieces(before, variant, { pieces: scan.pieces, ...(code !== undefined && { code }) }),
    )
    setSaid({ what: 'counted', id: variant.id, pieces: scan.pieces })
  }

  function take(scan: Scan, { isCode, found }: Found): void {
    const [first, ...others] = found
    if (!first) setSaid({ what: 'unknown', code: scan.code })
    else if (isCode && others.length === 0) count(first, scan, scan.code)
    else setChoices((before) => [...before, { scan, found }])
  }

  async function ask(): Promise<void> {
    if (isAsking.current) return
    isAsking.current = true
    for (let scan = latest.current.waiting[0]; scan; scan = latest.current.waiting[0]) {
      const found = await meaningOf(scan, latest.current)
      setIsAway(found === undefined)
      if (!found) break
      change((before) => ({ ...before, waiting: before.waiting.slice(1) }))
      take(scan, found)
    }
    isAsking.current = false
  }

  useAskAgain(ask, draft.waiting.length > 0)

  return {
    choices,
    said,
    /** The shop does not answer: what was read waits. */
    isAway,
    ask: () => void ask(),
    scan: (typed: string) => {
      const scan = readScan(typed)
      if (!scan) return
      const line = lineOfCode(latest.current, scan.code)
      if (line) return count(line.variant, scan)
      change((before) => ({ ...before, waiting: [...before.waiting, scan] }))
      void ask()
    },
    choose: (choice: Choice, variant: Countable | undefined) => {
      setChoices((before) => before.filter((one) => one !== choice))
      if (variant) count(variant, choice.scan)
    },
  }
}

/** What a closed tab left, and what waits for the network. */
function useAskAgain(ask: () => Promise<void>, hasWaiting: boolean): void {
  const latest = useRef(ask)
  useEffect(() => {
    latest.current = ask
  })
  useEffect(() => {
    const retry = () => void latest.current()
    if (hasWaiting) retry()
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [hasWaiting])
}

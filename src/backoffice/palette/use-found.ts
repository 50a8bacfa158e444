import { useEffect, useState } from 'react'
import { askForData } from '../ask-as-staff.ts'

/** No query for each letter of a word. */
const pauseMs = 150

/** Shorter text is in no index. */
const shortestTyped = 3

export interface Finding<Found> {
  state: 'idle' | 'too-short' | 'loading' | 'found' | 'failed'
  found: Found
}

interface Answer<Found> {
  asked: string
  found: Found | undefined
}

/**
 * Asks a path of the shop a moment after the last letter; a question that is out of date is taken back. `beside`: what else is asked, as a
 * query.
 */
export function useFound<Found>(
  path: string,
  typed: string,
  nothing: Found,
  beside = '',
): Finding<Found> {
  const [answer, setAnswer] = useState<Answer<Found>>()
  const isAsked = [...typed].length >= shortestTyped
  const asked = `${beside}&${new URLSearchParams({ q: typed })}`
  useEffect(() => {
    if (!isAsked) return
    const leaving = new AbortController()
    const { signal } = leaving
    const ask = async () => {
      const found = await askForData<Found>(path, new URLSearchParams(asked), signal)
      if (!signal.aborted) setAnswer({ asked, found })
    }
    const timer = setTimeout(() => void ask(), pauseMs)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [path, asked, isAsked])

  if (typed === '') return { state: 'idle', found: nothing }
  if (!isAsked) return { state: 'too-short', found: nothing }
  if (answer?.asked !== asked) return { state: 'loading', found: answer?.found ?? nothing }
  return answer.found === undefined
    ? { state: 'failed', found: nothing }
    : { state: 'found', found: answer.found }
}

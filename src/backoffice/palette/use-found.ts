import { useEffect, useState } from 'react'
import { localPath } from '#pages/shop-link.tsx'
import { nothingFound, type Found } from './found.ts'

/** No query for each letter of a word. */
const pauseMs = 150

/** Shorter text is in no index. */
const shortestTyped = 3

export interface Finding {
  state: 'idle' | 'too-short' | 'loading' | 'found' | 'failed'
  found: Found
}

interface Answer {
  typed: string
  found: Found | undefined
}

/** Asks the shop a moment after the last letter; a question that is out of date is taken back. */
export function useFound(typed: string): Finding {
  const [answer, setAnswer] = useState<Answer>()
  const isAsked = [...typed].length >= shortestTyped
  useEffect(() => {
    if (!isAsked) return
    const asking = new AbortController()
    const timer = setTimeout(() => {
      ask(typed, asking.signal).then(
        (found) => setAnswer({ typed, found }),
        () => asking.signal.aborted || setAnswer({ typed, found: undefined }),
      )
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [typed, isAsked])

  if (typed === '') return { state: 'idle', found: nothingFound }
  if (!isAsked) return { state: 'too-short', found: nothingFound }
  if (answer?.typed !== typed) return { state: 'loading', found: answer?.found ?? nothingFound }
  return answer.found
    ? { state: 'found', found: answer.found }
    : { state: 'failed', found: nothingFound }
}

async function ask(typed: string, signal: AbortSignal): Promise<Found> {
  const address = `${localPath('/dashboard/panelboard/find')}?${new URLSearchParams({ q: typed })}`
  // A session that has ended leads to the login, which is no answer.
  const answer = await fetch(address, { signal, redirect: 'error' })
  if (!answer.ok) throw new Error(`The search answered ${answer.status}`)
  return (await answer.json()) as Found
}

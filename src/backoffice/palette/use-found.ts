import { useEffect, useState } from 'react'
import { localPath } from '#pages/shop-link.tsx'

/** No query for each letter of a word. */
const pauseMs = 150

/** Shorter text is in no index. */
const shortestTyped = 3

export interface Finding<Found> {
  state: 'idle' | 'too-short' | 'loading' | 'found' | 'failed'
  found: Found
}

interface Answer<Found> {
  typed: string
  found: Found | undefined
}

/** Asks an address of the shop a moment after the last letter; a question that is out of date is taken back. */
export function useFound<Found>(address: string, typed: string, nothing: Found): Finding<Found> {
  const [answer, setAnswer] = useState<Answer<Found>>()
  const isAsked = [...typed].length >= shortestTyped
  useEffect(() => {
    if (!isAsked) return
    const asking = new AbortController()
    const timer = setTimeout(() => {
      ask<Found>(address, typed, asking.signal).then(
        (found) => setAnswer({ typed, found }),
        () => asking.signal.aborted || setAnswer({ typed, found: undefined }),
      )
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [address, typed, isAsked])

  if (typed === '') return { state: 'idle', found: nothing }
  if (!isAsked) return { state: 'too-short', found: nothing }
  if (answer?.typed !== typed) return { state: 'loading', found: answer?.found ?? nothing }
  return answer.found
    ? { state: 'found', found: answer.found }
    : { state: 'failed', found: nothing }
}

async function ask<Found>(address: string, typed: string, signal: AbortSignal): Promise<Found> {
  const asked = `${localPath(address)}?${new URLSearchParams({ q: typed })}`
  // A session that has ended leads to the login, which is no answer.
  const answer = await fetch(asked, { signal, redirect: 'error' })
  if (!answer.ok) throw new Error(`The search answered ${answer.status}`)
  return (await answer.json()) as Found
}

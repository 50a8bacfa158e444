import { useEffect, useState } from 'react'
import { askForMatches, type Match } from './match.ts'

export interface Matches {
  /** Waiting ones may still show what was found before. */
  state: 'idle' | 'waiting' | 'found' | 'failed'
  found: Match[]
}

interface Answer extends Matches {
  question: string
}

const quietMs = 150
const mostMatches = '8'

/** Asks a moment after the last key; an answer to an older question is never shown as one to this. */
export function useMatches(words: string, category: string): Matches {
  const question = words && questionFor(words, category)
  const [answer, setAnswer] = useState<Answer>({ question: '', state: 'idle', found: [] })

  useEffect(() => {
    if (!question) return undefined
    const asking = new AbortController()
    const timer = setTimeout(() => {
      askForMatches(new URLSearchParams(question), asking.signal).then(
        (found) => setAnswer({ question, state: 'found', found }),
        () => asking.signal.aborted || setAnswer({ question, state: 'failed', found: [] }),
      )
    }, quietMs)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [question])

  if (!question) return { state: 'idle', found: [] }
  return answer.question === question ? answer : { state: 'waiting', found: answer.found }
}

function questionFor(words: string, category: string): string {
  const query = new URLSearchParams({ q: words, limit: mostMatches })
  if (category) query.set('category', category)
  return query.toString()
}

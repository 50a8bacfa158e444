import { useEffect, useState } from 'react'
import { apiAddress } from '../api-address.ts'

/** A product as the search lists it (spec 2): the first price is the price shown. */
export interface Match {
  id: string
  /** Without language. */
  path: string
  name: string
  nameBn: string | null
  picture: string
  price: number | undefined
}

interface ProductAnswer {
  _id: string
  slug?: string
  name: string
  nameBn?: string | null
  images: string[]
  price: number[]
}

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
      askFor(question, asking.signal).then(
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

async function askFor(question: string, signal: AbortSignal): Promise<Match[]> {
  const answer = await fetch(apiAddress(`/product?${question}`), { signal })
  if (!answer.ok) throw new Error(`Expected matches, not status ${answer.status}`)
  return ((await answer.json()) as ProductAnswer[]).map(matchFrom)
}

function matchFrom(product: ProductAnswer): Match {
  const id = product['_id']
  const { slug = id, name, nameBn = null, images, price } = product
  return { id, path: `/product/${slug}`, name, nameBn, picture: images[0] ?? '', price: price[0] }
}

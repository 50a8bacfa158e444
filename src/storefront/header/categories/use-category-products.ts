import { useEffect, useState } from 'react'
import { askForMatches, type Match } from '../search/match.ts'

const mostProducts = '8'

/** Each category is asked for once; one that could not be had is asked for again. */
const asked = new Map<string, Promise<Match[]>>()

function productsOf(category: string): Promise<Match[]> {
  const known = asked.get(category)
  if (known) return known
  const question = new URLSearchParams({ category, limit: mostProducts, fields: 'few' })
  const answer = askForMatches(question)
  asked.set(category, answer)
  answer.catch(() => asked.delete(category))
  return answer
}

export type CategoryProducts =
  | { state: 'waiting' | 'failed' }
  | { state: 'found'; products: readonly Match[] }

/** What a category's list in the menu shows (spec 2). */
export function useCategoryProducts(category: string): CategoryProducts {
  const [answer, setAnswer] = useState<CategoryProducts>({ state: 'waiting' })
  useEffect(() => {
    let gone = false
    productsOf(category).then(
      (products) => gone || setAnswer({ state: 'found', products }),
      () => gone || setAnswer({ state: 'failed' }),
    )
    return () => {
      gone = true
    }
  }, [category])
  return answer
}

import { useEffect, useState } from 'react'

export interface Answers<Answer> {
  /** Null: there is no such thing any more. Not there: not answered yet. */
  answers: ReadonlyMap<string, Answer | null>
  /** The last question got no answer; it is asked again when the network is back. */
  failed: boolean
  fetchAgain: () => void
}

export type Ask<Answer> = (
  ids: readonly string[],
  signal: AbortSignal,
) => Promise<ReadonlyMap<string, Answer>>

/** Asks about each id once. `ask` must stay the same function. */
export function useFetched<Answer>(ids: readonly string[], ask: Ask<Answer>): Answers<Answer> {
  const [answers, setAnswers] = useState<ReadonlyMap<string, Answer | null>>(new Map())
  const [failed, setFailed] = useState(false)
  const [round, setRound] = useState(0)
  const question = JSON.stringify([round, ...ids.filter((id) => !answers.has(id))])

  useEffect(() => {
    const [, ...asked] = JSON.parse(question) as [number, ...string[]]
    if (asked.length === 0) return undefined
    const gone = new AbortController()
    ask(asked, gone.signal).then(
      (found) => {
        const all = asked.map((id) => [id, found.get(id) ?? null] as const)
        setFailed(false)
        setAnswers((before) => new Map([...before, ...all]))
      },
      () => gone.signal.aborted || setFailed(true),
    )
    return () => gone.abort()
  }, [question, ask])

  useEffect(() => {
    if (!failed) return undefined
    const fetchAgain = () => setRound((before) => before + 1)
    window.addEventListener('online', fetchAgain)
    return () => window.removeEventListener('online', fetchAgain)
  }, [failed])

  return { answers, failed, fetchAgain: () => setRound((before) => before + 1) }
}

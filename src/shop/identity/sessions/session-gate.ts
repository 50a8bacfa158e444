import { AsyncLocalStorage } from 'node:async_hooks'

/** One sign-in, from the proof to the session. */
interface Passage {
  /** Whose second factor was shown in it. */
  provedFor: string | undefined
  /** Whose sign-in waits, because it was not. */
  pendingUserId: string | undefined
}

/**
 * Every session begins behind this gate, no matter who let somebody in: password, provider, or what the library learns next. Nobody
 * with a second factor passes without it.
 */
export interface SessionGate {
  /** Asks to let somebody in; returns whose second factor is still missing. */
  pass: <Answer>(
    ask: () => Promise<Answer>,
    provedFor?: string,
  ) => Promise<{ answer: Answer; pendingUserId: string | undefined }>
  /** Whether the session of somebody with a second factor may begin here. */
  lets: (userId: string) => boolean
}

export function openSessionGate(): SessionGate {
  const passages = new AsyncLocalStorage<Passage>()
  return {
    pass: async (ask, provedFor) => {
      const passage: Passage = { provedFor, pendingUserId: undefined }
      const answer = await passages.run(passage, ask)
      return { answer, pendingUserId: passage.pendingUserId }
    },
    lets: (userId) => {
      const passage = passages.getStore()
      if (passage?.provedFor === userId) return true
      if (passage) passage.pendingUserId = userId
      return false
    },
  }
}

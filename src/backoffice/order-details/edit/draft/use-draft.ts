import { useEffect, useState } from 'react'
import { getLocale } from '#paraglide/runtime.js'
import { typedIn, type FormResult } from '#pages/form/form-result.ts'
import {
  draftFromSent,
  emptyDraft,
  isChanged,
  type Draft,
  type DraftedOrder,
} from './edit-draft.ts'
import { readDraft, storeDraft } from './stored-draft.ts'

interface Drafting {
  order: DraftedOrder & { orderId: string; version: number }
  account: string
  lastResult: FormResult | undefined
}

/** What was changed and is not saved: it survives a reload, and a session that ends. */
export function useDraft({ order, account, lastResult }: Drafting) {
  const { orderId } = order
  const [draft, setDraft] = useState<Draft>(() =>
    lastResult ? draftFromSent(lastResult.submission.payload) : emptyDraft,
  )
  /** The version that was on the page when the draft was begun. */
  const [base, setBase] = useState(() => Number(typedIn(lastResult, 'version') ?? order.version))
  const [isRestored, setIsRestored] = useState(false)
  useEffect(() => {
    const stored = readDraft(account, orderId)
    const restore = async () => {
      if (!stored) return
      setDraft(stored.draft)
      setBase(stored.version)
      setIsRestored(true)
    }
    void restore()
  }, [account, orderId])

  return {
    draft,
    base,
    isRestored,
    isChanged: isChanged(order, draft, getLocale()),
    change: (next: Draft) => {
      setDraft(next)
      storeDraft(
        account,
        orderId,
        isChanged(order, next, getLocale()) ? { version: base, draft: next } : undefined,
      )
    },
    /** Saved upon what others changed, which was shown. */
    rebase: (version: number) => {
      setBase(version)
      storeDraft(account, orderId, { version, draft })
    },
    discard: () => {
      setDraft(emptyDraft)
      setBase(order.version)
      setIsRestored(false)
      storeDraft(account, orderId, undefined)
    },
  }
}

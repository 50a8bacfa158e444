import { useEffect, useRef, useState } from 'react'
import { typedIn, type FormResult } from '#pages/form/form-result.ts'
import { draftFromSent } from './draft-from-sent.ts'
import { emptyDraft, isChanged, type Draft, type Drafted } from './product-draft.ts'
import { readDraft, storeDraft } from './stored-draft.ts'

interface Drafting {
  /** As it is stored in the shop. */
  product: Drafted & {
    id: string | undefined
    copyOf?: string
    version: number
    updatedAt: string
  }
  account: string
  lastResult: FormResult | undefined
}

/** What was changed and is not saved: it survives a reload, a closed tab, and a session that ends. */
export function useDraft({ product, account, lastResult }: Drafting) {
  const { version: newest, updatedAt } = product
  const place = product.id ?? (product.copyOf === undefined ? 'new' : `copy-${product.copyOf}`)
  const [draft, setDraft] = useState<Draft>(() =>
    lastResult?.error ? draftFromSent(product, lastResult.submission.payload) : emptyDraft,
  )
  /** The version that was on the page when the draft was begun. */
  const [base, setBase] = useState(() => ({
    version: Number(typedIn(lastResult, 'version') ?? newest),
    since: typedIn(lastResult, 'since') ?? updatedAt,
  }))
  const [isRestored, setIsRestored] = useState(false)
  const isSent = useRef(lastResult !== undefined)
  useEffect(() => {
    if (isSent.current) return
    const stored = readDraft(account, place)
    const restore = async () => {
      if (!stored) return
      setDraft(stored.draft)
      setBase(stored)
      setIsRestored(true)
    }
    void restore()
  }, [account, place])

  const latest = useRef(draft)
  useEffect(() => {
    latest.current = draft
  }, [draft])

  const isTouched = isChanged(product, draft)
  /** An untouched form follows what others save. */
  const from = isTouched ? base : { version: newest, since: updatedAt }
  const begin = (next: Draft, { version, since } = from) => {
    setBase({ version, since })
    const kept = isChanged(product, next) ? { version, since, draft: next } : undefined
    storeDraft(account, place, kept)
  }
  return {
    draft,
    base: from,
    isRestored,
    isChanged: isTouched,
    /** Of what is typed by then: a picture arrives while somebody types. */
    change: (make: (draft: Draft) => Draft) => {
      const next = make(latest.current)
      latest.current = next
      setDraft(next)
      begin(next)
    },
    /** Sent upon what others changed, which was shown. */
    rebase: () => begin(draft, { version: newest, since: updatedAt }),
    discard: () => {
      setDraft(emptyDraft)
      setIsRestored(false)
      storeDraft(account, place, undefined)
    },
  }
}

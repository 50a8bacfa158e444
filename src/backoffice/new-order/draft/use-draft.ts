import { useEffect, useRef, useState } from 'react'
import type { ShownVariant } from '#shop/orders/edits/load-edit-facts.ts'
import { askForData } from '../../ask-as-staff.ts'
import { isEmpty, withFacts, type NewOrderDraft } from './new-order-draft.ts'
import { readDraft, storeDraft } from './stored-draft.ts'

/** What was typed and is not placed: it survives a closed tab, for the same person. */
export function useDraft(account: string, fresh: NewOrderDraft) {
  const [draft, setDraft] = useState(fresh)
  const [isRestored, setIsRestored] = useState(false)
  // What comes from the shop meanwhile lies upon what is typed by then.
  const latest = useRef(draft)
  const keep = (next: NewOrderDraft) => {
    latest.current = next
    setDraft(next)
    storeDraft(account, isEmpty(next) ? undefined : next)
  }
  useEffect(() => {
    const leaving = new AbortController()
    const restore = async () => {
      const stored = readDraft(account)
      if (!stored || isEmpty(stored)) return
      latest.current = stored
      setDraft(stored)
      setIsRestored(true)
      const found = await loadVariants(stored, leaving.signal)
      if (!found) return
      latest.current = withFacts(latest.current, found)
      setDraft(latest.current)
    }
    void restore()
    return () => leaving.abort()
  }, [account])

  return {
    draft,
    isRestored,
    change: (make: (draft: NewOrderDraft) => NewOrderDraft) => keep(make(latest.current)),
    discard: () => {
      storeDraft(account, undefined)
      latest.current = fresh
      setDraft(fresh)
      setIsRestored(false)
    },
    /** It was placed: nothing of it is needed any more. */
    forget: () => storeDraft(account, undefined),
  }
}

/** Prices and stock of now; nothing where they cannot be had. The shop compares them again when the order is placed. */
function loadVariants(
  { lines }: NewOrderDraft,
  signal: AbortSignal,
): Promise<ShownVariant[] | undefined> {
  if (lines.length === 0) return Promise.resolve(undefined)
  const ids = lines.map(({ variant }) => variant.id).join(',')
  return askForData('/dashboard/orders/variants', new URLSearchParams({ ids }), signal)
}

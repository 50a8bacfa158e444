import { useEffect, useRef, useState } from 'react'
import { emptyCount, isEmpty, type CountDraft } from './count-draft.ts'
import { readDraft, storeDraft } from './stored-draft.ts'

type ChangeCount = (make: (draft: CountDraft) => CountDraft) => void

/** What was counted and is not applied: it survives a closed tab, for the same person in the same browser. */
export function useCount(account: string, freshId: string) {
  const [draft, setDraft] = useState(() => emptyCount(freshId))
  const [isRestored, setIsRestored] = useState(false)
  /** Scans come quicker than the page is drawn. */
  const latest = useRef(draft)
  const set = (next: CountDraft) => {
    latest.current = next
    setDraft(next)
  }
  useEffect(() => {
    const restore = async () => {
      const stored = readDraft(account)
      if (!stored || isEmpty(stored)) return
      latest.current = stored
      setDraft(stored)
      setIsRestored(true)
    }
    void restore()
  }, [account])

  const change: ChangeCount = (make) => {
    const next = make(latest.current)
    set(next)
    storeDraft(account, isEmpty(next) ? undefined : next)
  }
  return {
    draft,
    latest,
    isRestored,
    change,
    /** Nothing of it is needed any more; the next one has an id of its own. */
    begin: (id: string) => {
      storeDraft(account, undefined)
      set(emptyCount(id))
      setIsRestored(false)
    },
  }
}

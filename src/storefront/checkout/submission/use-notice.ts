import { useEffect, useState, useSyncExternalStore } from 'react'
import { readCart } from '#storefront/lists/cart-list.ts'
import { readAttempt } from './order-submission.ts'
import { wordsOf, type NoticeWords, type SubmissionNotice } from './notice-words.ts'
import { noticeId } from './submission-notice.tsx'

const never = () => () => undefined

/** What the page says of the order being placed; at first, that an earlier visit's press was not answered. */
export function useNotice() {
  const [said, setSaid] = useState<{ words: NoticeWords | undefined; takesFocus?: boolean }>()
  const leftUnanswered = useSyncExternalStore(
    never,
    () => readAttempt() !== undefined,
    () => false,
  )
  useEffect(() => {
    if (said?.takesFocus) document.getElementById(noticeId)?.focus()
  }, [said])

  const atFirst = leftUnanswered ? wordsOf({ outcome: 'unanswered' }, []) : undefined
  return {
    words: said ? said.words : atFirst,
    say(notice: SubmissionNotice, { takesFocus = true } = {}) {
      const words = wordsOf(notice, readCart())
      setSaid({ words, takesFocus: takesFocus && words?.isTrouble === true })
    },
    clear: () => setSaid({ words: undefined }),
  }
}

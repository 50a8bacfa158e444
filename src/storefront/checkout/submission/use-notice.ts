import { useEffect, useState, useSyncExternalStore } from 'react'
import { readCart } from '#storefront/lists/cart-list.ts'
import { readAttempt } from './order-submission.ts'
import { wordsOf, type NoticeWords, type SubmissionNotice } from './notice-words.ts'
import { noticeId } from './submission-notice.tsx'

const never = () => () => undefined

/** What the page says of the order being placed; at first, that an earlier visit's press was not answered. */
export function useNotice() {
  const [said, setSaid] = useState<{ words: NoticeWords | undefined }>()
  const leftUnanswered = useSyncExternalStore(
    never,
    () => readAttempt() !== undefined,
    () => false,
  )
  useEffect(() => {
    if (said?.words?.isTrouble) document.getElementById(noticeId)?.focus()
  }, [said])

  const atFirst = leftUnanswered ? wordsOf({ outcome: 'unanswered' }, []) : undefined
  return {
    words: said ? said.words : atFirst,
    say: (notice: SubmissionNotice) => setSaid({ words: wordsOf(notice, readCart()) }),
    clear: () => setSaid({ words: undefined }),
  }
}

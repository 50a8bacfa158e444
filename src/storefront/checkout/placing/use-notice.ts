import { useEffect, useState, useSyncExternalStore } from 'react'
import { readCart } from '../../lists/cart-list.ts'
import { readAttempt } from './courier.ts'
import { wordsOf, type NoticeWords, type PlacingNotice } from './notice-words.ts'
import { noticeId } from './placing-notice.tsx'

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
    say: (notice: PlacingNotice) => setSaid({ words: wordsOf(notice, readCart()) }),
    clear: () => setSaid({ words: undefined }),
  }
}

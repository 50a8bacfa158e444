import { useEffect, useRef, type ReactNode } from 'react'
import { isRefusal } from '#shop/action-refusal.ts'
import { DoneNotice } from '#pages/done-notice.tsx'
import { FormNotice } from '#pages/form/form-notice.tsx'
import { isTaken, troubleIn, type FormResult } from '#pages/form/form-result.ts'
import { useIsNewest } from '#pages/notices/use-arrival.ts'
import { RefusedAction } from '#storefront/account/layout/refused-action.tsx'

interface ActionNoticeProps {
  result: FormResult | undefined
  /** What is said once it is done; left out where that is said elsewhere. */
  done?: ReactNode
  /** What is said of each trouble. */
  words: Partial<Record<string, () => string>>
  className?: string
  /** The id of the form in a closed panel: a person who signs in again comes back to it. */
  panel?: string
}

/** What came of a press: done, until another form is sent, or why not. On a phone the button may stand far below: the answer comes into view, and has the focus. */
export function ActionNotice({ result, done, words, className = '', panel }: ActionNoticeProps) {
  const place = useRef<HTMLDivElement>(null)
  const trouble = troubleIn(result)
  const isNewest = useIsNewest(result)
  const said = isNewest && done
  const isSaid = Boolean(said)
  useEffect(() => {
    if (troubleIn(result) === undefined && !(isSaid && isTaken(result))) return
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [result, isSaid])
  return (
    <div
      ref={place}
      tabIndex={-1}
      // While nothing is said it takes no room, not even that between its neighbours.
      className={`outline-none has-[>output:empty]:has-[>[role=alert]:empty]:absolute [&>output]:mb-0! ${className}`}
    >
      <DoneNotice>{said}</DoneNotice>
      {trouble !== undefined && isRefusal(trouble) ? (
        <RefusedAction refusal={trouble} panel={panel} />
      ) : (
        <FormNotice trouble={trouble} words={words} />
      )}
    </div>
  )
}

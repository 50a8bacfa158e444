import { useEffect, useRef } from 'react'
import { m } from '#paraglide/messages.js'
import { isRefusal } from '#shop/action-refusal.ts'
import { DoneNotice } from '#pages/done-notice.tsx'
import { RefusedAction } from '#storefront/account/layout/refused-action.tsx'
import type { ShownPerson } from './person-table.tsx'
import { roleNames } from './role-words.ts'
import type { AnsweredForm } from '#pages/form/form-action.ts'
import { FormNotice } from '#pages/form/form-notice.tsx'
import { isTaken, troubleIn, type FormResult } from '#pages/form/form-result.ts'
import type { Managed, ManagedOutcome } from './managing-action.ts'

const refusals: Partial<Record<string, () => string>> = {
  'not-allowed': m.user_only_owner,
  'last-owner': m.user_last_owner,
  yourself: m.user_yourself,
  'own-sessions': m.user_sessions_yourself,
  'own-factor': m.user_factor_yourself,
  'email-not-verified': m.user_not_verified,
}

interface ManagedNoticeProps {
  result: FormResult | undefined
  person: ShownPerson
}

/** What came of a press: done, or why not. On a phone the button may stand far below: the answer comes into view, and has the focus. */
export function ManagedNotice({ result, person }: ManagedNoticeProps) {
  const place = useRef<HTMLDivElement>(null)
  const trouble = troubleIn(result)
  useEffect(() => {
    if (!isTaken(result) && troubleIn(result) === undefined) return
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [result])
  const { answer } = (result ?? {}) as AnsweredForm<Managed>
  return (
    <div ref={place} tabIndex={-1} className="outline-none [&>output]:mb-0!">
      <DoneNotice>{answer && doneWords(answer.outcome, person)}</DoneNotice>
      {trouble !== undefined && isRefusal(trouble) ? (
        <RefusedAction refusal={trouble} />
      ) : (
        <FormNotice trouble={trouble} words={refusals} />
      )}
    </div>
  )
}

function doneWords(
  outcome: ManagedOutcome,
  { name, role, blockedAt }: ShownPerson,
): string | undefined {
  if (outcome === 'factor-reset') return m.user_factor_done()
  if (outcome === 'signed-out') return m.user_sessions_done()
  if (outcome === 'changed') return m.user_role_changed({ name, role: roleNames[role]() })
  if (outcome !== 'done') return undefined
  return blockedAt ? m.user_blocked_done() : m.user_unblocked_done()
}

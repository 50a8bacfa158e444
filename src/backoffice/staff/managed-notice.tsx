import { useEffect, useRef } from 'react'
import { m } from '#paraglide/messages.js'
import { isRefusal } from '#shop/action-refusal.ts'
import { DoneNotice } from '#pages/done-notice.tsx'
import { RefusedAction } from '#storefront/account/layout/refused-action.tsx'
import type { ShownPerson } from './person-table.tsx'
import { roleNames } from './role-words.ts'
import type { Managed } from './managing-action.ts'

type Outcome = Managed['outcome']

export const doneOutcomes: ReadonlySet<Outcome> = new Set([
  'changed',
  'done',
  'factor-reset',
  'signed-out',
])

const refusals: Partial<Record<Outcome, () => string>> = {
  'not-allowed': m.user_only_owner,
  'last-owner': m.user_last_owner,
  yourself: m.user_yourself,
  'own-sessions': m.user_sessions_yourself,
  'own-factor': m.user_factor_yourself,
  'email-not-verified': m.user_not_verified,
  'choose-role': m.user_choose_role,
}

/** What came of a press: done, or why not. On a phone the button may stand far below: the answer comes into view, and has the focus. */
export function ManagedNotice({
  answer,
  person,
}: {
  answer: { outcome: Outcome } | undefined
  person: ShownPerson
}) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!answer) return
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [answer])
  const refusal = answer && refusals[answer.outcome]?.()
  return (
    <div ref={place} tabIndex={-1} className="outline-none [&>output]:mb-0!">
      <DoneNotice>{answer && doneWords(answer.outcome, person)}</DoneNotice>
      {answer && isRefusal(answer.outcome) && <RefusedAction refusal={answer.outcome} />}
      <div role="alert">
        {refusal && (
          <p className="rounded-control border border-cut bg-cut-wash px-4 py-3 font-medium text-cut">
            {refusal}
          </p>
        )}
      </div>
    </div>
  )
}

function doneWords(outcome: Outcome, { name, role, blockedAt }: ShownPerson): string | undefined {
  if (outcome === 'factor-reset') return m.user_factor_done()
  if (outcome === 'signed-out') return m.user_sessions_done()
  if (outcome === 'changed') return m.user_role_changed({ name, role: roleNames[role]() })
  if (outcome !== 'done') return undefined
  return blockedAt ? m.user_blocked_done() : m.user_unblocked_done()
}

import { m } from '#paraglide/messages.js'
import { ActionNotice } from '../action-notice.tsx'
import type { ShownPerson } from './person-table.tsx'
import { roleNames } from './role-words.ts'
import type { AnsweredForm } from '#pages/form/form-action.ts'
import type { FormResult } from '#pages/form/form-result.ts'
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

export function ManagedNotice({ result, person }: ManagedNoticeProps) {
  const { answer } = (result ?? {}) as AnsweredForm<Managed>
  const done = answer && doneWords(answer.outcome, person)
  return <ActionNotice result={result} done={done} words={refusals} />
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

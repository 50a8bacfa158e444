import { m } from '#paraglide/messages.js'
import { ListSearch } from '#pages/list/list-search.tsx'
import { localPath } from '#pages/shop-link.tsx'
import { auditedActions, subjectTypes } from '#shop/audit/audit.ts'
import { refusedTries } from '#shop/audit/refusal.ts'
import { isTurned } from '../../lists/bounds.ts'
import { actionNames } from '../action-names.ts'
import { subjectNames } from '../audit-rows.tsx'
import { auditPath } from '../audit-path.ts'
import type { loadAudit } from '../load-audit.ts'
import { refusalNames } from '../refusal-rows.tsx'

type Loaded = Pick<Awaited<ReturnType<typeof loadAudit>>, 'filter' | 'person'>

interface AuditSearchProps extends Loaded {
  /** What was typed of a person whom it does not mean alone. */
  q: string
  /** Who works for the shop. */
  staff: readonly { name: string; email: string }[]
}

/** Whom, what and when one looks for; a person is named by their e-mail. */
export function AuditSearch({ filter, person, q, staff }: AuditSearchProps) {
  const { action, subjectType, from, to } = filter
  const actions = auditedActions.map((each) => ({ value: each, text: actionNames[each]() }))
  const refusals = refusedTries.map((each) => ({ value: each, text: refusalNames[each]() }))
  const subjects = subjectTypes.map((each) => ({ value: each, text: subjectNames[each]() }))
  const isWrong = isTurned([from, to])
  return (
    <ListSearch
      action={localPath(auditPath)}
      label={m.audit_search()}
      q={{
        label: m.audit_person(),
        value: q || (person?.email ?? ''),
        offered: staff.map(({ name, email }) => ({ value: email, text: name })),
      }}
      choices={[
        {
          name: 'action',
          label: m.audit_action(),
          value: action ?? '',
          options: [{ value: '', text: m.audit_any_action() }, ...actions, ...refusals],
        },
        {
          name: 'subjectType',
          label: m.audit_subject_type(),
          value: subjectType ?? '',
          options: [{ value: '', text: m.audit_any_subject() }, ...subjects],
        },
      ]}
      days={[
        { name: 'from', label: m.orders_from(), value: from },
        {
          name: 'to',
          label: m.orders_to(),
          value: to,
          error: isWrong ? m.list_days_turned() : undefined,
        },
      ]}
    />
  )
}

import { m } from '#paraglide/messages.js'
import { listHref } from '#pages/list/list-query.ts'
import { formatDay } from '#ui/text/moment.tsx'
import type { RefusedTry } from '#shop/audit/refusal.ts'
import type { AuditedAction } from '#shop/audit/audit.ts'
import type { Chip } from '../../lists/filter-chips.tsx'
import { actionNames } from '../action-names.ts'
import { subjectNames } from '../audit-rows.tsx'
import { auditPath } from '../audit-path.ts'
import type { loadAudit } from '../load-audit.ts'
import { refusalNames } from '../refusal-rows.tsx'

type Loaded = Pick<Awaited<ReturnType<typeof loadAudit>>, 'filter' | 'person'>

const names: Record<AuditedAction | RefusedTry, () => string> = { ...actionNames, ...refusalNames }

/** What the log is narrowed by, each with the log without it. */
export function auditChips({ filter, person }: Loaded): Chip[] {
  const { before: _, ...narrowed } = filter
  const { action, subjectType, from, to } = narrowed
  const texts = {
    person: narrowed.person && m.audit_chip_person({ name: person?.name ?? m.audit_deleted() }),
    action: action && names[action](),
    subjectType: subjectType && subjectNames[subjectType](),
    from: from && m.audit_chip_from({ day: formatDay(from) }),
    to: to && m.audit_chip_to({ day: formatDay(to) }),
  }
  return Object.entries(texts).flatMap(([name, text]) =>
    text ? [{ text, without: listHref(auditPath, { ...narrowed, [name]: undefined }) }] : [],
  )
}

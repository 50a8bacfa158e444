import { auditedActions, subjectTypes } from '#shop/audit/audit.ts'
import { auditPageSize, listAudit, type AuditFilter } from '#shop/audit/list-audit.ts'
import { countRefusals, listRefusals, type RefusalFilter } from '#shop/audit/list-refusals.ts'
import { isId } from '#platform/text/is-id.ts'
import { readListQuery } from '#pages/list/list-query.ts'
import { refusedTries } from '#shop/audit/refusal.ts'
import { nameCustomers } from '#shop/customers/list/name-customers.ts'
import type { Actor } from '#shop/identity/roles/actor.ts'
import { may } from '#shop/identity/roles/policy.ts'
import { namePeople } from '#shop/identity/users/list-people.ts'
import type { Shop } from '#shop/shop.ts'
import { showEntry } from './audit-rows.tsx'
import { findSubjectPages } from './subject-pages.ts'
import { showRefusal } from './refusal-rows.tsx'

/** What the URL of the log asks for. */
export const readAuditQuery = (search: URLSearchParams) =>
  readListQuery(search, {
    choices: { action: [...auditedActions, ...refusedTries], subjectType: subjectTypes },
    ids: ['person', 'before'],
    days: ['from', 'to'],
  })

/** One page of what was done, or of what was refused, as the URL asks for it. */
export async function loadAudit(shop: Shop, viewer: Actor, search: URLSearchParams) {
  const asked = readAuditQuery(search)
  const { person, before, from, to } = asked
  const shared = { before, person, from, to }
  const refused = refusedTries.find((each) => each === asked.action)
  const action = auditedActions.find((each) => each === asked.action)
  // Tries that were refused have changed nothing.
  const subjectType = refused ? undefined : asked.subjectType
  const shown = refused
    ? await loadRefusals(shop, { ...shared, refused })
    : await loadEntries(shop, viewer, { ...shared, action, subjectType })
  return {
    filter: { ...shared, action: refused ?? action, subjectType },
    ...shown,
    lately:
      refused || subjectType || before || person || from || to ? [] : await countRefusals(shop),
  }
}

const lastOf = (rows: readonly { id: string }[]) =>
  rows.length === auditPageSize ? rows.at(-1)?.id : undefined

async function loadEntries(shop: Shop, viewer: Actor, filter: AuditFilter) {
  const entries = await listAudit(shop, filter)
  const ids = entries.flatMap(({ actorId, subjectType, subjectId }) => [
    ...(actorId === null ? [] : [actorId]),
    ...(subjectType === 'person' && isId(subjectId) ? [subjectId] : []),
  ])
  const theirs = entries.filter(({ subjectType }) => subjectType === 'customer')
  const [people, customers, pages] = await Promise.all([
    namePeople(shop, withPerson(ids, filter)),
    may(viewer, 'see-customers')
      ? nameCustomers(
          shop,
          theirs.map(({ subjectId }) => subjectId),
        )
      : new Map<string, string>(),
    findSubjectPages(shop, viewer, entries),
  ])
  return {
    entries: entries.map((entry) => showEntry(entry, { people, customers, pages })),
    refusals: undefined,
    person: filter.person === undefined ? undefined : people.get(filter.person),
    last: lastOf(entries),
  }
}

async function loadRefusals(shop: Shop, filter: RefusalFilter) {
  const refusals = await listRefusals(shop, filter)
  const ids = refusals.flatMap(({ accountId }) => accountId ?? [])
  const names = await namePeople(shop, withPerson(ids, filter))
  return {
    entries: [],
    refusals: refusals.map((refusal) => showRefusal(refusal, names)),
    person: filter.person === undefined ? undefined : names.get(filter.person),
    last: lastOf(refusals),
  }
}

const withPerson = (ids: readonly string[], { person }: { person?: string | undefined }) =>
  person ? [...ids, person] : ids

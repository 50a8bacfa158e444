import { m } from '#paraglide/messages.js'
import { auditedActions } from '#shop/audit/audit.ts'
import { auditPageSize, listAudit } from '#shop/audit/list-audit.ts'
import { namePeople } from '#shop/identity/name-people.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { shopContext } from '../../../../shop-context.ts'
import { ShopButtonLink } from '../../../shop-link.tsx'
import { DashboardPage } from '../dashboard-page.tsx'
import type { Route } from './+types/audit'
import { actionNames, AuditRows, showEntry } from './audit-rows.tsx'
import { ListSearch } from './list-search.tsx'
import { OlderLink, withQuery } from './older-link.tsx'
import { isId } from './read-id.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const idIn = (name: string) => {
    const text = url.searchParams.get(name)
    return isId(text) ? text : undefined
  }
  const filter = {
    before: idIn('before'),
    person: idIn('person'),
    action: auditedActions.find((action) => action === url.searchParams.get('action')),
  }
  const entries = await listAudit(shop, filter)
  const ids = entries.flatMap(({ actorId, subjectId }) => [actorId ?? subjectId, subjectId])
  const names = await namePeople(shop, filter.person ? [...ids, filter.person] : ids)
  return {
    filter,
    entries: entries.map((entry) => showEntry(entry, names)),
    person: filter.person && names.get(filter.person)?.name,
    last: entries.length === auditPageSize ? entries.at(-1)?.id : undefined,
  }
}

/** What was done to accounts: who, to whom, what it was before and after, when, and from where. */
export default function Audit({ loaderData }: Route.ComponentProps) {
  const { filter, entries, person, last } = loaderData
  const addressOf = (before: string | undefined) =>
    withQuery('/dashboard/audit', { action: filter.action, person: filter.person, before })
  const isSearch = filter.action !== undefined || filter.person !== undefined
  return (
    <DashboardPage title={m.audit_title()} intro={m.audit_intro()}>
      <ActionSearch action={filter.action ?? ''} />
      {filter.person && (
        <p>
          {m.audit_of_person({ name: person ?? m.audit_deleted() })}{' '}
          <ShopButtonLink to="/dashboard/audit" variant="plain">
            {m.audit_everybody()}
          </ShopButtonLink>
        </p>
      )}
      <div className="rounded-card border border-line bg-surface p-4 md:p-6">
        {entries.length > 0 ? (
          <AuditRows entries={entries} />
        ) : (
          <EmptyState
            icon="clock"
            title={m.audit_none()}
            action={
              isSearch && (
                <ShopButtonLink to="/dashboard/audit">{m.audit_everybody()}</ShopButtonLink>
              )
            }
          >
            {m.audit_none_text()}
          </EmptyState>
        )}
      </div>
      <OlderLink last={last} isLatest={!filter.before} addressOf={addressOf} />
    </DashboardPage>
  )
}

function ActionSearch({ action }: { action: string }) {
  const actions = auditedActions.map((each) => ({ value: each, text: actionNames[each]() }))
  return (
    <ListSearch
      to="/dashboard/audit"
      label={m.audit_search()}
      choices={[
        {
          name: 'action',
          label: m.audit_action(),
          value: action,
          options: [{ value: '', text: m.audit_any_action() }, ...actions],
        },
      ]}
    />
  )
}

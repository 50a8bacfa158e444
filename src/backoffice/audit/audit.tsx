import { m } from '#paraglide/messages.js'
import type { PageHandle } from '#pages/page-handle.ts'
import { auditedActions } from '#shop/audit/audit.ts'
import { refusedTries } from '#shop/audit/refusal.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { shopContext } from '../../shop-context.ts'
import { ShopButtonLink } from '../../storefront/shop-link.tsx'
import { Page } from '../layout/page.tsx'
import type { Route } from './+types/audit'
import { actionNames, AuditRows } from './audit-rows.tsx'
import { ListSearch } from '../lists/list-search.tsx'
import { loadAudit } from './load-audit.ts'
import { OlderLink, withQuery } from '../lists/older-link.tsx'
import { RefusalRows, refusalNames, RefusedLately } from './refusal-rows.tsx'

export const handle = {
  mayOpen: 'read-audit',
  menu: { icon: 'clock', text: m.audit_title },
} satisfies PageHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  return loadAudit(context.get(shopContext), url.searchParams)
}

/** What was done to accounts: who, to whom, what it was before and after, when, and from where. */
export default function Audit({ loaderData }: Route.ComponentProps) {
  const { filter, refusals, lately, person, last } = loaderData
  const addressOf = (before: string | undefined) =>
    withQuery('/dashboard/audit', { action: filter.action, person: filter.person, before })
  return (
    <Page title={m.audit_title()} intro={m.audit_intro()}>
      <ActionSearch action={filter.action ?? ''} />
      <RefusedLately counts={lately} />
      {refusals && <p className="text-sm text-ink-soft">{m.refusal_kept()}</p>}
      {filter.person && (
        <p>
          {m.audit_of_person({ name: person ?? m.audit_deleted() })}{' '}
          <ShopButtonLink to="/dashboard/audit" variant="plain">
            {m.audit_everybody()}
          </ShopButtonLink>
        </p>
      )}
      <div className="rounded-card border border-line bg-surface p-4 md:p-6">
        <Rows data={loaderData} />
      </div>
      <OlderLink last={last} isLatest={!filter.before} addressOf={addressOf} />
    </Page>
  )
}

function Rows({
  data: { filter, entries, refusals },
}: {
  data: Route.ComponentProps['loaderData']
}) {
  if (refusals?.length) return <RefusalRows entries={refusals} />
  if (entries.length > 0) return <AuditRows entries={entries} />
  const isSearch = filter.action !== undefined || filter.person !== undefined
  const everything = <ShopButtonLink to="/dashboard/audit">{m.audit_everybody()}</ShopButtonLink>
  return (
    <EmptyState icon="clock" title={m.audit_none()} action={isSearch && everything}>
      {refusals ? m.refusal_none_text() : m.audit_none_text()}
    </EmptyState>
  )
}

function ActionSearch({ action }: { action: string }) {
  const actions = auditedActions.map((each) => ({ value: each, text: actionNames[each]() }))
  const refusals = refusedTries.map((each) => ({ value: each, text: refusalNames[each]() }))
  return (
    <ListSearch
      to="/dashboard/audit"
      label={m.audit_search()}
      choices={[
        {
          name: 'action',
          label: m.audit_action(),
          value: action,
          options: [{ value: '', text: m.audit_any_action() }, ...actions, ...refusals],
        },
      ]}
    />
  )
}

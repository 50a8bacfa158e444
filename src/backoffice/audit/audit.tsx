import { m } from '#paraglide/messages.js'
import { listAddress } from '#pages/list/list-address.ts'
import { ListCard } from '#pages/list/list-card.tsx'
import { ListSearch } from '#pages/list/list-search.tsx'
import type { PageHandle } from '#pages/page-handle.ts'
import { auditedActions } from '#shop/audit/audit.ts'
import { refusedTries } from '#shop/audit/refusal.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { shopContext } from '../../shop-context.ts'
import { accountContext } from '#pages/account-context.ts'
import { localPath, ShopButtonLink } from '#pages/shop-link.tsx'
import { Page } from '../layout/page.tsx'
import type { Route } from './+types/audit'
import { actionNames } from './action-names.ts'
import { AuditRows } from './audit-rows.tsx'
import { loadAudit } from './load-audit.ts'
import { OlderLink } from '../lists/older-link.tsx'
import { RefusalRows, refusalNames, RefusedLately } from './refusal-rows.tsx'

export const handle = {
  mayOpen: 'read-audit',
  menu: { icon: 'clock', text: m.audit_title, group: 'management' },
} satisfies PageHandle

const path = '/dashboard/audit'

export async function loader({ context, url }: Route.LoaderArgs) {
  return loadAudit(context.get(shopContext), context.get(accountContext), url.searchParams)
}

/** What was done to accounts: who, to whom, what it was before and after, when, and from where. */
export default function Audit({ loaderData }: Route.ComponentProps) {
  const { filter, entries, refusals, lately, person, last } = loaderData
  const addressOf = (before: string | undefined) =>
    listAddress(path, { action: filter.action, person: filter.person, before })
  return (
    <Page title={m.audit_title()} intro={m.audit_intro()}>
      <ActionSearch action={filter.action ?? ''} />
      <RefusedLately counts={lately} />
      {refusals && <p className="text-sm text-ink-soft">{m.refusal_kept()}</p>}
      {filter.person && (
        <p>
          {m.audit_of_person({ name: person ?? m.audit_deleted() })}{' '}
          <ShopButtonLink to={path} variant="plain">
            {m.audit_everybody()}
          </ShopButtonLink>
        </p>
      )}
      <ListCard
        rows={(refusals?.length || entries.length > 0) && <Rows data={loaderData} />}
        empty={<NoEntries {...loaderData} />}
      />
      <OlderLink last={last} isLatest={!filter.before} addressOf={addressOf} />
    </Page>
  )
}

function Rows({ data: { entries, refusals } }: { data: Route.ComponentProps['loaderData'] }) {
  if (refusals?.length) return <RefusalRows entries={refusals} />
  return <AuditRows entries={entries} />
}

function NoEntries({ filter, refusals }: Route.ComponentProps['loaderData']) {
  const isSearch = filter.action !== undefined || filter.person !== undefined
  const everything = <ShopButtonLink to={path}>{m.audit_everybody()}</ShopButtonLink>
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
      action={localPath(path)}
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

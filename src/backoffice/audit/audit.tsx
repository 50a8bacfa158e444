import { m } from '#paraglide/messages.js'
import { z } from 'zod'
import { accountContext } from '#pages/account-context.ts'
import { listHref } from '#pages/list/list-query.ts'
import { ListCard } from '#pages/list/list-card.tsx'
import type { PageHandle } from '#pages/page-handle.ts'
import { ShopButtonLink } from '#pages/shop-link.tsx'
import { auditedActions } from '#shop/audit/audit.ts'
import { listStaff } from '#shop/identity/users/list-people.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { shopContext } from '../../shop-context.ts'
import { downloadOf } from '../exports/download-action.ts'
import { DownloadForm } from '../exports/download-form.tsx'
import { Page } from '../layout/page.tsx'
import { isTurned } from '../lists/bounds.ts'
import { FilterChips } from '../lists/filter-chips.tsx'
import { OlderLink } from '../lists/older-link.tsx'
import type { Route } from './+types/audit'
import { auditChips } from './search/audit-chips.ts'
import { AuditRows } from './audit-rows.tsx'
import { AuditSearch } from './search/audit-search.tsx'
import { auditPath } from './audit-path.ts'
import { findAskedPerson } from './search/find-asked-person.ts'
import { loadAudit, readAuditQuery } from './load-audit.ts'
import { OfferedPeople } from './search/offered-people.tsx'
import { RefusalRows, RefusedLately } from './refusal-rows.tsx'

export const handle = {
  mayOpen: 'read-audit',
  menu: { icon: 'clock', text: m.audit_title, group: 'management' },
} satisfies PageHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const offered = await findAskedPerson(shop, url)
  const [loaded, staff] = await Promise.all([
    loadAudit(shop, context.get(accountContext), url.searchParams),
    listStaff(shop),
  ])
  return { ...loaded, staff, offered, q: readAuditQuery(url.searchParams).q }
}

/** A file of what the log shows, all pages of it. */
export const action = downloadOf(z.object({}), async (_, { request }) => {
  const asked = readAuditQuery(new URL(request.url).searchParams)
  const { subjectType, person, from, to } = asked
  const kind = auditedActions.find((each) => each === asked.action)
  return {
    permission: 'read-audit',
    href: listHref('/api/audit/export', { action: kind, subjectType, person, from, to }),
  }
})

/** What was done to accounts: who, to whom, what it was before and after, when, and from where. */
export default function Audit({ loaderData, actionData }: Route.ComponentProps) {
  const { filter, refusals, lately, last, offered } = loaderData
  return (
    <Page title={m.audit_title()} intro={m.audit_intro()}>
      <AuditSearch {...loaderData} />
      <FilterChips chips={auditChips(loaderData)} clear={auditPath} />
      <RefusedLately counts={lately} />
      {refusals && <p className="text-sm text-ink-soft">{m.refusal_kept()}</p>}
      {offered ? (
        <OfferedPeople
          people={offered}
          hrefOf={(person) => listHref(auditPath, { ...filter, before: undefined, person })}
        />
      ) : (
        <>
          <Log data={loaderData} />
          <OlderLink
            last={last}
            isLatest={!filter.before}
            hrefOf={(before) => listHref(auditPath, { ...filter, before })}
          />
          {loaderData.entries.length > 0 && (
            <DownloadForm answered={actionData} text={m.audit_export_text()} />
          )}
        </>
      )}
    </Page>
  )
}

interface LogProps {
  data: Route.ComponentProps['loaderData']
}

const Log = ({ data }: LogProps) => (
  <ListCard
    rows={(data.refusals?.length || data.entries.length > 0) && <Rows data={data} />}
    empty={<NoEntries data={data} />}
  />
)

function Rows({ data: { entries, refusals } }: LogProps) {
  if (refusals?.length) return <RefusalRows entries={refusals} />
  return <AuditRows entries={entries} />
}

function NoEntries({ data: { filter, refusals } }: LogProps) {
  const { action: kind, subjectType, person, from, to } = filter
  if (isTurned([from, to]))
    return (
      <EmptyState icon="search" title={m.list_bounds_turned()}>
        {m.list_bounds_turned_text()}
      </EmptyState>
    )
  const isSearch = [kind, subjectType, person, from, to].some((asked) => asked !== undefined)
  const everything = <ShopButtonLink to={auditPath}>{m.audit_everybody()}</ShopButtonLink>
  return (
    <EmptyState icon="clock" title={m.audit_none()} action={isSearch && everything}>
      {refusals ? m.refusal_none_text() : isSearch ? m.audit_none_fit() : m.audit_none_text()}
    </EmptyState>
  )
}

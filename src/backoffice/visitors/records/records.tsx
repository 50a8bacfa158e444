import { redirect } from 'react-router'
import { m } from '#paraglide/messages.js'
import { languageOfPath, pathInLanguage } from '#pages/language.ts'
import { listHref, readListQuery } from '#pages/list/list-query.ts'
import { ListCard } from '#pages/list/list-card.tsx'
import { ListSearch } from '#pages/list/list-search.tsx'
import type { PageHandle } from '#pages/page-handle.ts'
import { localPath, ShopButtonLink } from '#pages/shop-link.tsx'
import { namePeople } from '#shop/identity/users/list-people.ts'
import { listVisitors } from '#shop/visitors/list-visitors.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { shopContext } from '../../../shop-context.ts'
import { findMeant } from '../../audit/search/find-asked-person.ts'
import { OfferedPeople } from '../../audit/search/offered-people.tsx'
import { Page } from '../../layout/page.tsx'
import { isTurned } from '../../lists/bounds.ts'
import { OlderLink } from '../../lists/older-link.tsx'
import { recordsPath, visitorsPath } from '../visitors-href.ts'
import { VisitorsTabs } from '../visitors-tabs.tsx'
import type { Route } from './+types/records'
import { RecordMap } from './record-map.tsx'
import { RecordTable } from './record-table.tsx'
import { showRecord } from './shown-record.ts'

export const handle = { mayOpen: 'see-visitors', parent: visitorsPath } satisfies PageHandle

const shape = {
  choices: { place: ['measured', 'default'] },
  ids: ['person', 'after'],
  days: ['from', 'to'],
} as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const language = languageOfPath(url.pathname)
  const { page: _, ...query } = readListQuery(url.searchParams, shape)
  const { q, person, place, from, to, after } = query
  const found = q === '' ? undefined : await findMeant(shop, q)
  if (found?.meant) {
    const ofPerson = listHref(recordsPath, { person: found.meant.id, place, from, to })
    throw redirect(pathInLanguage(ofPerson, language))
  }
  if (found)
    return { query, person: undefined, offered: found.people, records: [], next: undefined }
  const measured = place && place === 'measured'
  const filter = { person, measured, from, to }
  const { visitors, next } = await listVisitors(shop, { filter, after })
  const ids = visitors.map(({ userId }) => userId)
  const names = await namePeople(shop, person ? [...ids, person] : ids)
  return {
    query,
    person: person === undefined ? undefined : names.get(person),
    offered: undefined,
    records: visitors.map((visitor) => showRecord(visitor, { names, language })),
    next,
  }
}

/** The specified records (spec 3, 7): where signed-in people were when they came. */
export default function VisitorRecords({ loaderData }: Route.ComponentProps) {
  const { query, offered, records, next } = loaderData
  const { q: _, after, ...stored } = query
  return (
    <Page title={m.visits_title()} intro={m.visits_records_intro()}>
      <VisitorsTabs current="records" />
      <RecordSearch {...loaderData} />
      {offered ? (
        <OfferedPeople
          people={offered}
          hrefOf={(id) => listHref(recordsPath, { ...stored, person: id })}
        />
      ) : (
        <>
          <ListCard
            rows={records.length > 0 && <RecordTable records={records} />}
            empty={<NoRecords isAsked={Object.values(query).some(Boolean)} />}
          />
          <RecordMap records={records} />
          <OlderLink
            last={next}
            isLatest={after === undefined}
            hrefOf={(last) => listHref(recordsPath, { ...stored, after: last })}
          />
        </>
      )}
    </Page>
  )
}

type Loaded = Route.ComponentProps['loaderData']

function RecordSearch({ query: { q, place, from, to }, person }: Loaded) {
  const turned = isTurned([from, to]) ? m.list_days_turned() : undefined
  return (
    <ListSearch
      action={localPath(recordsPath)}
      label={m.visits_record_search()}
      q={{ label: m.audit_person(), value: q || (person?.email ?? '') }}
      choices={[
        {
          name: 'place',
          label: m.visits_record_place(),
          value: place ?? '',
          options: [
            { value: '', text: m.visits_any_place() },
            { value: 'measured', text: m.visits_measured() },
            { value: 'default', text: m.visits_default_place() },
          ],
        },
      ]}
      days={[
        { name: 'from', label: m.orders_from(), value: from },
        { name: 'to', label: m.orders_to(), value: to, error: turned },
      ]}
    />
  )
}

function NoRecords({ isAsked }: { isAsked: boolean }) {
  if (!isAsked)
    return (
      <EmptyState icon="globe" title={m.visits_no_records()}>
        {m.visits_no_records_text()}
      </EmptyState>
    )
  return (
    <EmptyState
      icon="search"
      title={m.visits_none_fit()}
      action={<ShopButtonLink to={recordsPath}>{m.visits_show_all()}</ShopButtonLink>}
    >
      {m.inbox_none_fit_text()}
    </EmptyState>
  )
}

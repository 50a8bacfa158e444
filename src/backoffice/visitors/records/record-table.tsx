import { m } from '#paraglide/messages.js'
import { DataTable, type Column } from '#pages/list/data-table.tsx'
import { ShopLink } from '#pages/shop-link.tsx'
import { Badge } from '#ui/badge.tsx'
import { Moment } from '#ui/text/moment.tsx'
import { nameInWords } from '../visit-words.ts'
import type { ShownRecord } from './shown-record.ts'

const columns: readonly Column<ShownRecord>[] = [
  { title: m.visits_record_person, isMain: true, cell: (row) => <Person {...row} /> },
  { title: m.visits_record_place, cell: (row) => <Place {...row} /> },
  {
    title: m.visits_browser,
    cell: ({ browser, device, userAgent }) => (
      <span title={userAgent}>
        {browser} <span className="text-ink-soft">· {nameInWords('device', device)}</span>
      </span>
    ),
  },
  {
    title: m.visits_record_time,
    cell: ({ receivedAt, clientTimestamp }) => (
      <span className="tabular text-sm text-ink-soft" title={clientTimestamp}>
        <Moment at={receivedAt} withTime />
      </span>
    ),
  },
]

const Person = ({ person, name, email, facebookId }: ShownRecord) => (
  <>
    <ShopLink to={`/dashboard/users/${person}`} className="group block">
      {name && (
        <span className="block font-semibold [overflow-wrap:anywhere] underline-offset-4 group-hover:text-brand group-hover:underline">
          {name}
        </span>
      )}
      <span className="block text-sm break-all text-ink-soft">{email}</span>
    </ShopLink>
    {facebookId !== 'anonymous' && (
      <span className="block text-sm break-all text-ink-soft">
        {m.visits_facebook({ id: facebookId })}
      </span>
    )}
  </>
)

const Place = ({ measured, district, latitude, longitude }: ShownRecord) => (
  <span className="inline-flex flex-wrap items-baseline gap-x-2">
    {measured && district && <span>{district}</span>}
    <span className="tabular text-sm text-ink-soft">
      {latitude.toFixed(4)}, {longitude.toFixed(4)}
    </span>
    {measured ? (
      <Badge kind="brand">{m.visits_measured()}</Badge>
    ) : (
      <Badge kind="quiet">{m.visits_default_place()}</Badge>
    )}
  </span>
)

/** Where signed-in people were when they came, and with which browser. */
export const RecordTable = ({ records }: { records: readonly ShownRecord[] }) => (
  <DataTable label={m.visits_view_records()} columns={columns} rows={records} />
)

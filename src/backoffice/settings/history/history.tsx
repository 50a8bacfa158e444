import { m } from '#paraglide/messages.js'
import { ShopLink } from '#pages/shop-link.tsx'
import { Icon } from '#ui/icon.tsx'
import { Moment } from '#ui/text/moment.tsx'
import type { SectionName } from '../sections.ts'
import { changesIn } from './changes.ts'
import { BeforeAndAfter, type ShownChange } from '../../audit/change.tsx'
import type { NamedZone } from './zone-changes.ts'
import type { HistoryEntry } from './load-history.ts'

interface HistoryProps {
  section: SectionName
  entries: readonly HistoryEntry[]
  zones: readonly NamedZone[]
}

/** What was changed on this page: who, when, before and after. Folded: it is looked for when something is not as it was. */
export function History({ section, entries, zones }: HistoryProps) {
  return (
    <section className="rounded-card border border-line bg-surface p-4 md:px-6 print:hidden">
      <details className="group">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 [&::-webkit-details-marker]:hidden">
          <Icon name="clock" className="text-ink-soft" />
          <h2 className="min-w-0 flex-1 text-lg font-semibold">{m.settings_history()}</h2>
          <Icon name="chevron-down" className="text-ink-soft group-open:rotate-180" />
        </summary>
        {entries.length === 0 && <p className="text-ink-soft">{m.settings_history_none()}</p>}
        <ol className="divide-y divide-line">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} section={section} zones={zones} />
          ))}
        </ol>
        <ShopLink
          to="/dashboard/audit?action=settings-changed"
          className="flex min-h-11 items-center text-brand hover:underline"
        >
          {m.settings_history_all()}
        </ShopLink>
      </details>
    </section>
  )
}

function Entry({
  entry: { at, by, before, after },
  section,
  zones,
}: {
  entry: HistoryEntry
  section: SectionName
  zones: readonly NamedZone[]
}) {
  return (
    <li className="py-3">
      <p className="text-sm text-ink-soft">
        <Moment at={at} withTime /> ·{' '}
        {by === 'machine' ? m.audit_machine() : (by ?? m.audit_deleted())}
      </p>
      <dl className="mt-1 flex flex-col gap-2">
        {changesIn(section, before, after, zones).map((change) => (
          <Change key={change.label} change={change} />
        ))}
      </dl>
    </li>
  )
}

const Change = ({ change: { label, before, after } }: { change: ShownChange }) => (
  <div className="[overflow-wrap:anywhere]">
    <dt className="font-semibold">{label}</dt>
    <dd className="whitespace-pre-line">
      <BeforeAndAfter before={before} after={after} />
    </dd>
  </div>
)

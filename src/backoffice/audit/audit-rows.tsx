import type { ReactNode } from 'react'
import { DataTable, type Column } from '#pages/list/data-table.tsx'
import { countText } from '#pages/money/taka.ts'
import { m } from '#paraglide/messages.js'
import type { SubjectType } from '#shop/audit/audit.ts'
import type { listAudit } from '#shop/audit/list-audit.ts'
import { Moment } from '#ui/text/moment.tsx'
import { ShopLink } from '#pages/shop-link.tsx'
import { actionNames } from './action-names.ts'
import { valueInWords } from './audit-values.ts'
import { onlyChanged } from './words/setting-words.ts'

export type Entry = Awaited<ReturnType<typeof listAudit>>[number]
type Names = ReadonlyMap<string, { name: string; email: string }>

/** What customers are called now: the audit itself keeps no names of people. */
export type CustomerNames = ReadonlyMap<string, string>

/** Where one reads of a subject, by its key. What is gone, hidden, or not for this viewer leads nowhere. People have names instead. */
export type SubjectPages = ReadonlyMap<string, string>

export const subjectKey = ({ subjectType, subjectId }: Pick<Entry, 'subjectType' | 'subjectId'>) =>
  `${subjectType}:${subjectId}`

export type ShownEntry = ReturnType<typeof showEntry>

/** As it travels to the browser: names beside ids, moments as text. Words come with the page, in its language. */
export function showEntry(
  entry: Entry,
  { people, customers, pages }: { people: Names; customers: CustomerNames; pages: SubjectPages },
) {
  const { id, action, at, actorId, subjectType, subjectId, subjectName, before, after, origin } =
    entry
  return {
    id,
    action,
    at: at.toISOString(),
    actor: actorId === null ? ('machine' as const) : (people.get(actorId) ?? null),
    subject: {
      type: subjectType,
      id: subjectId,
      name: subjectName ?? (subjectType === 'customer' ? (customers.get(subjectId) ?? null) : null),
      person: subjectType === 'person' ? (people.get(subjectId) ?? null) : null,
      page: pages.get(subjectKey(entry)),
    },
    before,
    after,
    origin,
  }
}

const actionCell = ({ action, subject, before, after }: ShownEntry) => (
  <>
    <p className="font-semibold">{actionNames[action]()}</p>
    <dl className="mt-1 grid gap-y-1 text-sm">
      <Line term={m.audit_to()}>
        <Subject subject={subject} />
      </Line>
      <Values term={m.audit_before()} values={onlyChanged(before, after)} />
      <Values term={m.audit_after()} values={onlyChanged(after, before)} />
    </dl>
  </>
)

const columns: readonly Column<ShownEntry>[] = [
  { title: m.audit_action, isMain: true, cell: actionCell },
  {
    title: m.audit_by,
    cell: ({ actor }) => (
      <LabelledCell term={m.audit_by()}>
        {actor === 'machine' ? m.audit_machine() : <Who person={actor} />}
      </LabelledCell>
    ),
  },
  {
    title: m.audit_from,
    cell: ({ origin }) => (
      <span className="text-sm break-words @2xl:block @2xl:whitespace-normal">
        {originInWords(origin)}
      </span>
    ),
  },
  {
    title: m.audit_when,
    cell: ({ at }) => (
      <span className="tabular text-sm text-ink-soft">
        <Moment at={at} withTime />
      </span>
    ),
  },
]

export const AuditRows = ({ entries }: { entries: readonly ShownEntry[] }) => (
  <DataTable label={m.audit_title()} columns={columns} rows={entries} />
)

/** A script of the shop's own machine has a name; the shell has none. */
function originInWords(origin: string): string {
  if (origin === 'shell') return m.audit_machine()
  const script = /^system: script (.+)$/.exec(origin)?.[1]
  return script === undefined ? origin : m.audit_script({ name: script })
}

export const subjectNames: Record<SubjectType, () => string> = {
  person: m.audit_subject_person,
  invitation: m.audit_subject_invitation,
  settings: m.audit_subject_settings,
  order: m.audit_subject_order,
  view: m.audit_subject_view,
  customer: m.customers_audit_subject,
  banner: m.audit_subject_banner,
  product: m.audit_subject_product,
  count: m.audit_subject_count,
  category: m.audit_subject_category,
  attribute: m.audit_subject_attribute,
  coupon: m.audit_subject_coupon,
  review: m.audit_subject_review,
  question: m.audit_subject_question,
  article: m.audit_subject_article,
  page: m.audit_subject_page,
  menu: m.audit_subject_menu,
  message: m.inbox_audit_subject,
  newsletter: m.subscribers_title,
  audit: m.audit_title,
  import: m.audit_subject_import,
  mail: m.audit_subject_mail,
  work: m.audit_subject_work,
}

/** A list of them, such as is exported. */
const listNames: Partial<Record<SubjectType, () => string>> = {
  order: m.orders_title,
  customer: m.customers_title,
  product: m.products_title,
}

/** By its type. It leads to its page, where it has one: people as long as they have an account, goods as long as they are shown. */
function Subject({
  subject: { type, id, name, person, page },
}: {
  subject: ShownEntry['subject']
}) {
  if (type !== 'person') {
    const called = (id === 'list' && listNames[type]) || subjectNames[type]
    const words = [called(), name].filter(Boolean).join(': ')
    if (page === undefined) return words
    return (
      <ShopLink to={page} className="underline underline-offset-4">
        {words}
      </ShopLink>
    )
  }
  if (!person) return m.audit_deleted()
  return (
    <ShopLink to={`/dashboard/users/${id}`} className="underline underline-offset-4">
      <Who person={person} />
    </ShopLink>
  )
}

/** The first settings of a shop are twelve at once: the rest is folded. */
const mostLines = 4

const Lines = ({ words }: { words: readonly string[] }) =>
  words.map((text) => <p key={text}>{text}</p>)

function Values({ term, values }: { term: string; values: Record<string, unknown> }) {
  const words = Object.entries(values).map(([name, value]) => valueInWords(name, value))
  if (words.length === 0) return null
  return (
    <Line term={term}>
      <Lines words={words.slice(0, mostLines)} />
      {words.length > mostLines && (
        <details>
          <summary className="min-h-9 cursor-pointer py-1 font-medium text-brand">
            {m.audit_more({ n: countText(words.length - mostLines) })}
          </summary>
          <Lines words={words.slice(mostLines)} />
        </details>
      )}
    </Line>
  )
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 gap-x-3">
      <dt className="shrink-0 basis-20 text-ink-soft">{term}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  )
}

export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 gap-x-3 sm:block">
      <dt className="shrink-0 text-ink-soft max-sm:basis-20">{term}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  )
}

/** On phones no title stands above it. */
export function LabelledCell({ term, children }: { term: string; children: ReactNode }) {
  return (
    <p className="flex gap-x-3 text-sm @2xl:block @2xl:max-w-60 @2xl:min-w-36 @2xl:whitespace-normal">
      <span className="shrink-0 basis-20 text-ink-soft @2xl:hidden" aria-hidden>
        {term}
      </span>
      <span className="min-w-0">{children}</span>
    </p>
  )
}

export function Who({ person }: { person: { name: string; email: string } | null }) {
  if (!person) return m.audit_deleted()
  return (
    <>
      {person.name}{' '}
      <span className="inline-block max-w-full text-ink-soft [overflow-wrap:anywhere]">
        {person.email}
      </span>
    </>
  )
}

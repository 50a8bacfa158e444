import { DataTable, type Column } from '#pages/list/data-table.tsx'
import { m } from '#paraglide/messages.js'
import type { countRefusals, listRefusals } from '#shop/audit/list-refusals.ts'
import type { RefusedTry } from '#shop/audit/refusal.ts'
import { Moment } from '#ui/text/moment.tsx'
import { countText } from '#pages/money/taka.ts'
import { ShopLink } from '#pages/shop-link.tsx'
import { LabelledCell, Who } from './audit-rows.tsx'
import { permissionName } from './words/permission-words.ts'

export const refusalNames: Record<RefusedTry, () => string> = {
  'sign-in-failed': m.refusal_sign_in_failed,
  'second-factor-failed': m.refusal_second_factor_failed,
  'permission-refused': m.refusal_permission_refused,
}

type Entry = Awaited<ReturnType<typeof listRefusals>>[number]
type Names = ReadonlyMap<string, { name: string; email: string }>

export type ShownRefusal = ReturnType<typeof showRefusal>

/** As it travels to the browser. */
export function showRefusal(entry: Entry, names: Names) {
  const { id, refused, accountId, permission, network, times, lastAt } = entry
  return {
    id,
    refused,
    account: accountId === null ? ('none' as const) : (names.get(accountId) ?? null),
    permission,
    network,
    times,
    lastAt: lastAt.toISOString(),
  }
}

const refusedCell = ({ refused, permission }: ShownRefusal) => (
  <>
    <p className="font-semibold">{refusalNames[refused]()}</p>
    {permission && (
      <p className="text-sm text-ink-soft">
        {m.refusal_permission()}: {permissionName(permission)}
      </p>
    )}
  </>
)

const columns: readonly Column<ShownRefusal>[] = [
  { title: m.audit_action, isMain: true, cell: refusedCell },
  {
    title: m.refusal_account,
    cell: ({ account, network }) =>
      network !== null && (
        <LabelledCell term={m.refusal_account()}>
          {account === 'none' ? m.refusal_no_account() : <Who person={account} />}
        </LabelledCell>
      ),
  },
  {
    title: m.audit_from,
    cell: ({ network }) => <span className="text-sm">{network ?? m.refusal_many()}</span>,
  },
  {
    title: m.refusal_times,
    cell: ({ times }) => (
      <LabelledCell term={m.refusal_times()}>
        <span className="tabular">{countText(times)}</span>
      </LabelledCell>
    ),
  },
  {
    title: m.audit_when,
    cell: ({ lastAt }) => (
      <span className="tabular text-sm text-ink-soft">
        <Moment at={lastAt} withTime />
      </span>
    ),
  },
]

export const RefusalRows = ({ entries }: { entries: readonly ShownRefusal[] }) => (
  <DataTable label={m.audit_title()} columns={columns} rows={entries} />
)

const link =
  'inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4'

/** What was refused lately, above the log; each leads to its rows. Nothing where nothing was. */
export function RefusedLately({ counts }: { counts: Awaited<ReturnType<typeof countRefusals>> }) {
  return (
    counts.length > 0 && (
      <p className="flex flex-wrap items-center gap-x-4">
        {m.refusal_in_day()}
        {counts.map(({ refused, times }) => (
          <ShopLink key={refused} to={`/dashboard/audit?action=${refused}`} className={link}>
            {refusalNames[refused]()}: {countText(times)}
          </ShopLink>
        ))}
      </p>
    )
  )
}

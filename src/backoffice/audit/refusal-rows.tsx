import { m } from '#paraglide/messages.js'
import type { countRefusals, listRefusals } from '#shop/audit/list-refusals.ts'
import type { RefusedTry } from '#shop/audit/refusal.ts'
import { Moment } from '#ui/text/moment.tsx'
import { countText } from '#pages/taka.ts'
import { ShopLink } from '#pages/shop-link.tsx'
import { Fact, Who } from './audit-rows.tsx'
import { permissionName } from './permission-words.ts'

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

export function RefusalRows({ entries }: { entries: readonly ShownRefusal[] }) {
  return (
    <ul className="divide-y divide-line">
      {entries.map(({ id, refused, account, permission, network, times, lastAt }) => (
        <li key={id} className="py-4 first:pt-0 last:pb-0">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <p className="font-semibold">{refusalNames[refused]()}</p>
            <p className="tabular text-sm text-ink-soft">
              <Moment at={lastAt} withTime />
            </p>
          </div>
          <dl className="mt-2 grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2 sm:gap-y-2">
            <Fact term={m.refusal_times()}>{countText(times)}</Fact>
            {network === null ? (
              <Fact term={m.audit_from()}>{m.refusal_many()}</Fact>
            ) : (
              <>
                <Fact term={m.refusal_account()}>
                  {account === 'none' ? m.refusal_no_account() : <Who person={account} />}
                </Fact>
                <Fact term={m.audit_from()}>{network}</Fact>
              </>
            )}
            {permission && <Fact term={m.refusal_permission()}>{permissionName(permission)}</Fact>}
          </dl>
        </li>
      ))}
    </ul>
  )
}

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

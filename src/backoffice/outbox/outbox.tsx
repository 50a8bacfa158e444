import { m } from '#paraglide/messages.js'
import type { PageHandle } from '#pages/page-handle.ts'
import { listMails, mailPageSize } from '#shop/mail/list-mails.ts'
import { mailStates } from '#shop/mail/mail.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { shopContext } from '../../shop-context.ts'
import { ShopButtonLink } from '../../storefront/shop-link.tsx'
import { Page } from '../layout/page.tsx'
import type { Route } from './+types/outbox'
import { ListSearch } from '../lists/list-search.tsx'
import { MailRows, showMail, stateNames } from './mail-rows.tsx'
import { NoMailServer } from './no-mail-server.tsx'
import { OlderLink, withQuery } from '../lists/older-link.tsx'
import { isId } from '../lists/read-id.ts'

export const handle = {
  mayOpen: 'read-outbox',
  menu: { icon: 'mail', text: m.outbox_title },
} satisfies PageHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const before = url.searchParams.get('before')
  const filter = {
    q: (url.searchParams.get('q') ?? '').trim().slice(0, 100),
    state: mailStates.find((state) => state === url.searchParams.get('state')),
    before: isId(before) ? before : undefined,
  }
  const mails = await listMails(shop, filter)
  return {
    filter,
    sends: shop.environment.smtp !== undefined,
    mails: mails.map(showMail),
    last: mails.length === mailPageSize ? mails.at(-1)?.id : undefined,
  }
}

/** The mails of the shop, for its owner: they hold links that open accounts. */
export default function Outbox({ loaderData }: Route.ComponentProps) {
  const { filter, sends, mails, last } = loaderData
  const { q, state } = filter
  return (
    <Page title={m.outbox_title()} intro={m.outbox_intro()}>
      {!sends && <NoMailServer />}
      <ListSearch
        to="/dashboard/outbox"
        label={m.outbox_search()}
        q={{ label: m.outbox_hint(), value: q }}
        choices={[
          {
            name: 'state',
            label: m.tracking_status(),
            value: state ?? '',
            options: [
              { value: '', text: m.account_any_status() },
              ...mailStates.map((each) => ({ value: each, text: stateNames[each]() })),
            ],
          },
        ]}
      />
      <div className="rounded-card border border-line bg-surface p-4 md:p-6">
        {mails.length > 0 ? <MailRows mails={mails} /> : <NoMails isSearch={Boolean(q || state)} />}
      </div>
      <OlderLink
        last={last}
        isLatest={!filter.before}
        addressOf={(before) => withQuery('/dashboard/outbox', { q, state, before })}
      />
    </Page>
  )
}

function NoMails({ isSearch }: { isSearch: boolean }) {
  return (
    <EmptyState
      icon="mail"
      title={m.outbox_none()}
      action={isSearch && <ShopButtonLink to="/dashboard/outbox">{m.outbox_all()}</ShopButtonLink>}
    >
      {m.outbox_none_text()}
    </EmptyState>
  )
}

import { m } from '#paraglide/messages.js'
import { listHref, readListQuery } from '#pages/list/list-query.ts'
import { ListCard } from '#pages/list/list-card.tsx'
import { ListSearch } from '#pages/list/list-search.tsx'
import type { PageHandle } from '#pages/page-handle.ts'
import { listMails, mailPageSize } from '#shop/mail/list-mails.ts'
import { mailStates } from '#shop/mail/mail.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { shopContext } from '../../shop-context.ts'
import { localPath, ShopButtonLink } from '#pages/shop-link.tsx'
import { Page } from '../layout/page.tsx'
import type { Route } from './+types/outbox'
import { MailTable, showMail, stateNames } from './mail-table.tsx'
import { NoMailServer } from './no-mail-server.tsx'
import { OlderLink } from '../lists/older-link.tsx'

export const handle = {
  mayOpen: 'read-outbox',
  menu: { icon: 'mail', text: m.outbox_title, group: 'management' },
} satisfies PageHandle

const path = '/dashboard/outbox'

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const filter = readListQuery(url.searchParams, {
    choices: { state: mailStates },
    ids: ['before'],
  })
  const mails = await listMails(shop, filter)
  return {
    filter,
    sends: await shop.mail.isSending(),
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
        action={localPath(path)}
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
      <ListCard
        rows={mails.length > 0 && <MailTable mails={mails} />}
        empty={<NoMails isSearch={Boolean(q || state)} />}
      />
      <OlderLink
        last={last}
        isLatest={!filter.before}
        hrefOf={(before) => listHref(path, { q, state, before })}
      />
    </Page>
  )
}

function NoMails({ isSearch }: { isSearch: boolean }) {
  return (
    <EmptyState
      icon="mail"
      title={m.outbox_none()}
      action={isSearch && <ShopButtonLink to={path}>{m.outbox_all()}</ShopButtonLink>}
    >
      {m.outbox_none_text()}
    </EmptyState>
  )
}

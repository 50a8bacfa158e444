import { data } from 'react-router'
import { z } from 'zod'
import { m } from '#paraglide/messages.js'
import type { PageHandle } from '#pages/page-handle.ts'
import { findMail } from '#shop/mail/list-mails.ts'
import { previewMail } from '#shop/mail/preview-mail.ts'
import { sendAgain } from '#shop/mail/send-again.ts'
import { Button } from '#ui/button.tsx'
import { Moment } from '#ui/text/moment.tsx'
import { shopContext } from '../../shop-context.ts'
import { personIn } from '#pages/account-context.ts'
import { countText } from '#pages/money/taka.ts'
import { ShopLink } from '#pages/shop-link.tsx'
import { DashboardCard } from '#storefront/account/layout/dashboard-page.tsx'
import { Page } from '../layout/page.tsx'
import { DoneNotice } from '#pages/done-notice.tsx'
import { formAction } from '#pages/form/form-action.ts'
import { FormNotice } from '#pages/form/form-notice.tsx'
import { usePageForm, type PageForm } from '#pages/form/use-page-form.ts'
import type { Route } from './+types/outbox-mail'
import { Fact } from '../audit/audit-rows.tsx'
import { showMail, StateBadge } from './mail-table.tsx'
import { NoMailServer } from './no-mail-server.tsx'
import { requireId } from '#pages/read-id.ts'

export const handle = { mayOpen: 'read-outbox', parent: '/dashboard/outbox' } satisfies PageHandle

export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const mail = await findMail(shop, requireId(params.mail))
  if (!mail) throw data(null, { status: 404 })
  return {
    mail: showMail(mail),
    text: mail.text,
    preview: previewMail(mail),
    sentAt: mail.sentAt && mail.sentAt.toISOString(),
    lastError: mail.lastError,
    sends: await shop.mail.isSending(),
  }
}

/** Sends the mail again that was given up. */
export const action = formAction({
  schema: z.object({}),
  run: async (_, { shop, context, params }) => {
    const mailId = requireId(params['mail'] ?? '')
    const { outcome } = await sendAgain(shop, personIn(context), { mailId })
    if (outcome === 'unknown-mail') throw data(null, { status: 404 })
    return outcome === 'queued' ? { outcome: 'done' } : { outcome: 'refused', trouble: outcome }
  },
})

/** One mail: its text to read and to pass on, and how mail programs show it, where nothing of it can run or be pressed. */
export default function OutboxMail({ loaderData, actionData }: Route.ComponentProps) {
  const { mail, text, preview, lastError, sentAt, sends } = loaderData
  const form = usePageForm({ id: 'again', lastResult: actionData, words: {} })
  return (
    <Page title={mail.subject} titleLanguage={mail.language} intro={mail.to}>
      <DoneNotice>{form.isTaken && m.outbox_queued()}</DoneNotice>
      {!sends && <NoMailServer />}
      <dl className="grid gap-4 rounded-card border border-line bg-surface p-4 sm:grid-cols-2 md:p-6">
        <Fact term={m.tracking_status()}>
          <StateBadge {...mail} />
        </Fact>
        <Fact term={m.outbox_made()}>
          <Moment at={mail.createdAt} withTime />
        </Fact>
        {sentAt && (
          <Fact term={m.outbox_sent()}>
            <Moment at={sentAt} withTime />
          </Fact>
        )}
        <Fact term={m.outbox_tries()}>{countText(mail.attempts)}</Fact>
        {lastError && <Fact term={m.outbox_error()}>{lastError}</Fact>}
      </dl>
      {mail.state === 'failed' && sends && <AgainForm form={form} />}
      <DashboardCard id="mail-text" title={m.outbox_text()}>
        <p lang={mail.language} className="break-words whitespace-pre-wrap">
          {text}
        </p>
      </DashboardCard>
      <DashboardCard id="mail-look" title={m.outbox_look()}>
        <iframe
          title={m.outbox_look()}
          srcDoc={preview}
          sandbox=""
          className="h-96 w-full rounded-control border border-line"
        />
      </DashboardCard>
      <ShopLink
        to="/dashboard/outbox"
        className="inline-flex min-h-11 items-center self-start font-semibold text-brand underline underline-offset-4"
      >
        {m.outbox_all()}
      </ShopLink>
    </Page>
  )
}

function AgainForm({ form }: { form: PageForm }) {
  return (
    <form {...form.props} aria-label={m.outbox_again()}>
      <p className="mb-3 text-ink-soft">{m.outbox_again_text()}</p>
      <FormNotice trouble={form.trouble} />
      <Button type="submit" busy={form.isBusy}>
        {m.outbox_again()}
      </Button>
    </form>
  )
}

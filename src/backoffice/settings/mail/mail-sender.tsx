import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import type { AnsweredForm } from '#pages/form/form-action.ts'
import type { FormResult } from '#pages/form/form-result.ts'
import { resultOf, usePageForm } from '#pages/form/use-page-form.ts'
import { ShopLink } from '#pages/shop-link.tsx'
import type { Sender } from '#shop/mail/sender/find-sender.ts'
import type { ShownMailServer } from '#shop/mail/server/find-mail-server.ts'
import { DashboardCard } from '#storefront/account/layout/dashboard-page.tsx'
import { Button } from '#ui/button.tsx'
import { ActionNotice } from '../../action-notice.tsx'
import { Fact } from '../../audit/audit-rows.tsx'
import { NoMailServer } from '../../outbox/no-mail-server.tsx'
import type { Unsaved } from '../setting-card.tsx'
import { MailServerForm } from './mail-server-form.tsx'
import { mailTroubleWords } from './mail-trouble-words.ts'

interface MailSenderProps {
  sender: Sender | undefined
  /** The server in the settings, used unless the environment names one; left out for people who may not change it. */
  stored: ShownMailServer | undefined
  mayEditServer: boolean
  /** The viewer's address: the test mail goes there. */
  ownEmail: string
  mayReadOutbox: boolean
  answered: FormResult | undefined
  unsaved: Unsaved
}

/** The server that sends the shop's mails, and whether they arrive. */
export function MailSender({ unsaved, ...props }: MailSenderProps) {
  const { sender, stored, mayEditServer, answered } = props
  const isEdited = mayEditServer && sender?.source !== 'environment'
  return (
    <>
      {!sender && <NoMailServer isOnItsPage={mayEditServer} />}
      {sender && !isEdited && (
        <DashboardCard id="mail-sender" title={m.settings_mail_server()}>
          <SenderFacts sender={sender} />
          {stored && <Overridden host={stored.host} />}
        </DashboardCard>
      )}
      {isEdited && <MailServerForm key={stored?.version} {...{ stored, answered, unsaved }} />}
      {sender && <TestMail {...props} />}
    </>
  )
}

const Overridden = ({ host }: { host: string }) => (
  <p className="mt-4 max-w-3xl text-sm text-ink-soft">{m.settings_server_overridden({ host })}</p>
)

function SenderFacts({ sender: { from, host, port, login, source } }: { sender: Sender }) {
  return (
    <>
      <dl className="grid gap-4 sm:grid-cols-2">
        <Fact term={m.settings_mail_from()}>
          <Verbatim>{from}</Verbatim>
        </Fact>
        <Fact term={m.settings_mail_server()}>
          <Verbatim>{`${host}:${port}`}</Verbatim>
        </Fact>
        <Fact term={m.settings_mail_login()}>
          {login === '' ? m.settings_mail_no_login() : <Verbatim>{login}</Verbatim>}
        </Fact>
      </dl>
      <p className="mt-4 max-w-3xl text-sm text-ink-soft">
        {source === 'environment'
          ? m.settings_server_by_environment()
          : m.settings_server_owners_only()}
      </p>
    </>
  )
}

const Verbatim = ({ children }: { children: ReactNode }) => (
  <span lang="en" className="[overflow-wrap:anywhere]">
    {children}
  </span>
)

type TestMailProps = Pick<MailSenderProps, 'ownEmail' | 'mayReadOutbox' | 'answered'>

function TestMail({ ownEmail, mayReadOutbox, answered }: TestMailProps) {
  const form = usePageForm({
    id: 'testMail',
    lastResult: resultOf(answered, 'testMail'),
    words: {},
  })
  const { answer } = (form.result ?? {}) as AnsweredForm<{ said?: string }>
  return (
    <DashboardCard id="mail-test" title={m.settings_test_mail()}>
      <p className="mb-4 max-w-3xl text-ink-soft">
        {m.settings_test_mail_text({ email: ownEmail })}
      </p>
      <form {...form.props} aria-labelledby="mail-test">
        <Button id="testMail-send" type="submit" name="what" value="testMail" busy={form.isBusy}>
          {m.settings_test_mail_send()}
        </Button>
      </form>
      <ActionNotice
        result={form.result}
        done={form.isTaken && m.settings_test_mail_sent({ email: ownEmail })}
        words={mailTroubleWords}
        className="mt-4"
      />
      {answer?.said && (
        <p className="mt-2 max-w-3xl text-sm text-ink-soft">
          {m.settings_test_mail_said()} <Verbatim>{answer.said}</Verbatim>
        </p>
      )}
      {mayReadOutbox && (
        <ShopLink
          to="/dashboard/outbox"
          className="mt-2 inline-flex min-h-11 items-center text-brand hover:underline"
        >
          {m.settings_test_mail_outbox()}
        </ShopLink>
      )}
    </DashboardCard>
  )
}

import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import type { FormResult } from '#pages/form/form-result.ts'
import { resultOf, usePageForm } from '#pages/form/use-page-form.ts'
import { ShopLink } from '#pages/shop-link.tsx'
import type { Sender } from '#shop/mail/sender/find-sender.ts'
import { DashboardCard } from '#storefront/account/layout/dashboard-page.tsx'
import { Button } from '#ui/button.tsx'
import { ActionNotice } from '../../action-notice.tsx'
import { Fact } from '../../audit/audit-rows.tsx'
import { NoMailServer } from '../../outbox/no-mail-server.tsx'
import { mailTroubleWords } from './mail-trouble-words.ts'

interface MailSenderProps {
  sender: Sender | undefined
  /** Of who looks at it: where the test mail goes. */
  ownEmail: string
  mayReadOutbox: boolean
  answered: FormResult | undefined
}

/** Through which server the mails of the shop go, and whether they arrive. It is set where the shop is started, so that no page holds its password. */
export function MailSender({ sender, ...rest }: MailSenderProps) {
  return (
    <>
      <DashboardCard id="mail-sender" title={m.settings_mail_server()}>
        {sender ? <SenderFacts sender={sender} /> : <NoMailServer />}
      </DashboardCard>
      {sender && <TestMail {...rest} />}
    </>
  )
}

function SenderFacts({ sender: { from, host, port, login } }: { sender: Sender }) {
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
      <p className="mt-4 max-w-3xl text-sm text-ink-soft">{m.settings_mail_sender_hint()}</p>
    </>
  )
}

const Verbatim = ({ children }: { children: ReactNode }) => (
  <span lang="en" className="[overflow-wrap:anywhere]">
    {children}
  </span>
)

function TestMail({ ownEmail, mayReadOutbox, answered }: Omit<MailSenderProps, 'sender'>) {
  const form = usePageForm({
    id: 'testMail',
    lastResult: resultOf(answered, 'testMail'),
    words: {},
  })
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

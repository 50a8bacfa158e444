import type { Transporter } from 'nodemailer'
import { mailTroubleOf, type MailTrouble } from './mail-trouble.ts'

export interface MailServerSettings {
  /** smtp:// or smtps://, with user and password where the server asks for them. `?tls=required`: nothing is sent before STARTTLS. */
  url: string
  /** Like `Haat <hello@haat.example>`. */
  from: string
}

interface Letter {
  /** Two deliveries of one letter carry the same; mail programs show it once. */
  id: string
  to: string
  /** Whom it comes from; left out where it is the sender of the settings. */
  from?: { name: string; address: string } | undefined
  /** Where an answer goes; null: to where the letter came from. */
  replyTo: string | null
  /** Where a mail program ends such letters with one press (RFC 8058). */
  unsubscribeLink: string | null
  subject: string
  text: string
  html: string
  language: string
  /** No person wrote it: programs that answer by themselves leave it alone. */
  isAutomatic: boolean
}

type Delivery =
  | { outcome: 'taken' }
  /** The server will never take this letter: an address that does not exist, for example. */
  | { outcome: 'refused'; reason: string; trouble: MailTrouble }

interface MailServer {
  /** Rejects where the server cannot be reached or asks to come back later. */
  deliver: (letter: Letter) => Promise<Delivery>
}

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** Hands letters to the SMTP server of the settings, one connection each. */
export function openMailServer({ url, from }: MailServerSettings): MailServer {
  let opening: Promise<Transporter> | undefined
  const domain = /@([^@\s>]+)>?$/.exec(from)?.[1] ?? 'localhost'
  return {
    deliver: async ({ id, to, from: own, replyTo, subject, text, html, ...letter }) => {
      opening ??= open(url)
      const transport = await opening
      try {
        await transport.sendMail({
          messageId: `<${id}@${domain}>`,
          from: own ?? from,
          to: { name: '', address: to },
          ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
          subject,
          text,
          html,
          headers: headersOf(letter),
        })
        return { outcome: 'taken' }
      } catch (error) {
        if (isFinal(error))
          return { outcome: 'refused', reason: error.message, trouble: mailTroubleOf(error) }
        const code = codeOf(error)
        throw code === 'ETLS' ? Object.assign(new Error(noTls, { cause: error }), { code }) : error
      }
    },
  }
}

const headersOf = ({
  language,
  isAutomatic,
  unsubscribeLink,
}: Pick<Letter, 'language' | 'isAutomatic' | 'unsubscribeLink'>) => ({
  'Content-Language': language,
  ...(isAutomatic && { 'Auto-Submitted': 'auto-generated' }),
  ...(unsubscribeLink !== null && {
    'List-Unsubscribe': `<${unsubscribeLink}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
})

async function open(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    ...settingsOf(url),
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/** Where the letters of these settings go, without the password. */
export function mailHostOf(url: string): { host: string; port: number; login: string } {
  const { host, port } = settingsOf(url)
  return { host, port, login: decodeURIComponent(new URL(url).username) }
}

function settingsOf(url: string) {
  const { protocol, hostname, port, username, password, searchParams } = new URL(url)
  const secure = protocol === 'smtps:'
  return {
    host: hostname,
    port: port ? Number(port) : secure ? 465 : 587,
    secure,
    // An attacker on the way could otherwise leave STARTTLS out and read the password.
    requireTLS:
      searchParams.get('tls') === 'required' || (username !== '' && !isThisMachine(hostname)),
    ...(username && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
  }
}

const isThisMachine = (hostname: string) =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname)

const noTls =
  'The mail server offers no TLS, and a password is not sent without it. Use smtps://, or the port with STARTTLS (587).'

const codeOf = (error: unknown) => (error as { code?: string }).code

/** A wrong password is not final: the merchant will correct it. A 5xx answer to the letter itself is. */
function isFinal(error: unknown): error is Error {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number }
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500
}

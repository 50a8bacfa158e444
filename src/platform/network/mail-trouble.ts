/** Why a mail server did not take a letter, as far as somebody can do something about it. */
export type MailTrouble =
  | 'login-refused'
  | 'no-tls'
  | 'unknown-server'
  | 'no-connection'
  | 'no-answer'
  | 'sender-refused'
  | 'recipient-refused'
  | 'letter-refused'
  | 'later'
  | 'other'

/** What nodemailer says of a failure, beside its message. */
interface SmtpFailure {
  code?: string
  /** Of the system, where `code` stands for several. */
  originalCode?: string
  /** What the server was told last. */
  command?: string
  /** 535 and the like. */
  responseCode?: number
}

export function mailTroubleOf(error: unknown): MailTrouble {
  const failure = error as SmtpFailure
  return ofLogin(failure) ?? ofLetter(failure) ?? ofConnection(failure)
}

const ofLogin = ({ code, responseCode }: SmtpFailure): MailTrouble | undefined =>
  code === 'EAUTH' || code === 'ENOAUTH' || responseCode === 530 ? 'login-refused' : undefined

const refusedAt: Readonly<Record<string, MailTrouble>> = {
  'MAIL FROM': 'sender-refused',
  'RCPT TO': 'recipient-refused',
}

function ofLetter({ code, command = '', responseCode = 0 }: SmtpFailure): MailTrouble | undefined {
  if (responseCode >= 400 && responseCode < 500) return 'later'
  if (code === 'EENVELOPE') return refusedAt[command] ?? 'letter-refused'
  return code === 'EMESSAGE' ? 'letter-refused' : undefined
}

const ofCodes: readonly (readonly [RegExp, MailTrouble])[] = [
  // A certificate that fits another name, one that ended, or a port that speaks without TLS.
  [/CERT|SSL|TLS|VERIFY/, 'no-tls'],
  [/ENOTFOUND|EAI_AGAIN|EDNS/, 'unknown-server'],
  [/ETIMEDOUT/, 'no-answer'],
  [/ECONNECTION|ESOCKET/, 'no-connection'],
]

function ofConnection({ code = '', originalCode = '' }: SmtpFailure): MailTrouble {
  const codes = `${code} ${originalCode}`
  return ofCodes.find(([pattern]) => pattern.test(codes))?.[1] ?? 'other'
}

import { mailHostOf } from '#platform/network/mail-server.ts'
import type { Language } from '#platform/language.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import type { Shop } from '../../shop.ts'

export interface Sender {
  /** Like `Haat <hello@haat.example>`. */
  from: string
  host: string
  port: number
  /** Empty where the server asks for none. */
  login: string
}

/** Who sends the mails of the shop in this language, and through which server; never the password. Undefined where mails are not sent. */
export async function findSender(
  shop: Pick<Shop, 'database' | 'environment'>,
  language: Language,
): Promise<Sender | undefined> {
  const { smtp } = shop.environment
  if (!smtp) return undefined
  const { from } = await loadSender(shop, language)
  return {
    from: from ? `${from.name} <${from.address}>`.trim() : smtp.from,
    ...mailHostOf(smtp.url),
  }
}

/** What the settings say of the sender of a mail in this language: undefined and null where it is as the shop was started. */
export async function loadSender(
  shop: Pick<Shop, 'database' | 'environment'>,
  language: Language,
): Promise<{ from: { name: string; address: string } | undefined; replyTo: string | null }> {
  const { mailSender } = await loadSettings(shop)
  const { name, email, replyTo } = mailSender
  const started = partsOf(shop.environment.smtp?.from ?? '')
  const from = { name: name[language] || started.name, address: email || started.address }
  return {
    from: name[language] === '' && email === '' ? undefined : from,
    replyTo: replyTo === '' ? null : replyTo,
  }
}

/** `Haat <hello@haat.example>`, or the address alone. */
function partsOf(from: string): { name: string; address: string } {
  const [, name = '', address] = /^([^<]*)<([^<>]+)>\s*$/.exec(from) ?? []
  return address === undefined
    ? { name: '', address: from.trim() }
    : { name: name.trim().replace(/^"(.*)"$/, '$1'), address: address.trim() }
}

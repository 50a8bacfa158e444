import { mailHostOf } from '#platform/network/mail-server.ts'
import type { Language } from '#platform/language.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import type { Shop } from '../../shop.ts'
import { findMailServer, type FoundMailServer } from '../server/find-mail-server.ts'

export interface Sender {
  /** Like `Haat <hello@haat.example>`. */
  from: string
  host: string
  port: number
  /** Empty where the server asks for none. */
  login: string
  source: FoundMailServer['source']
}

/** Who sends the mails of the shop in this language, and through which server; never the password. Undefined where mails are not sent. */
export async function findSender(
  shop: Pick<Shop, 'database' | 'environment'>,
  language: Language,
): Promise<Sender | undefined> {
  const server = await findMailServer(shop)
  if (!server) return undefined
  const { from } = await loadSender(shop, language, server)
  return {
    from: from ? `${from.name} <${from.address}>`.trim() : server.from,
    ...mailHostOf(server.url),
    source: server.source,
  }
}

/** The sender of a mail in this language: name and address from the settings, otherwise those of the mail server (`from`). */
export async function loadSender(
  shop: Pick<Shop, 'database'>,
  language: Language,
  server: FoundMailServer,
): Promise<{ from: { name: string; address: string } | undefined; replyTo: string | null }> {
  const { mailSender, shopName } = await loadSettings(shop)
  const { name, email, replyTo } = mailSender
  const own = partsOf(server.from)
  const ownName = server.source === 'settings' ? shopName[language] : own.name
  const from = { name: name[language] || ownName, address: email || own.address }
  const isAsStarted = server.source === 'environment' && name[language] === '' && email === ''
  return {
    from: isAsStarted ? undefined : from,
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

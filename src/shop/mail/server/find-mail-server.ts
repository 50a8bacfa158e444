import { join } from 'node:path'
import type { Database } from '#platform/database/database.ts'
import { loadFileKey, seal, unseal } from '#platform/files/sealed-text.ts'
import type { MailServerSettings } from '#platform/network/mail-server.ts'
import type { Shop } from '../../shop.ts'
import { mailServers } from '../tables.ts'
import type { MailSecurity } from './contract.ts'

type Asking = Pick<Shop, 'database' | 'environment'>

/** The announcement topic of the stored mail server. */
export const mailServerTopic = 'mail-server'

/** The server that sends the shop's mails. The environment (SMTP_URL) wins over the settings. */
export interface FoundMailServer extends MailServerSettings {
  source: 'environment' | 'settings'
}

export async function findMailServer(
  shop: Asking,
  database: Database = shop.database,
): Promise<FoundMailServer | undefined> {
  const { smtp } = shop.environment
  if (smtp) return { ...smtp, source: 'environment' }
  const stored = await findRow(database)
  if (!stored) return undefined
  const password = stored.password === null ? '' : await openPassword(shop, stored.password)
  return {
    url: urlOf({ ...stored, password: password ?? '' }),
    from: stored.from,
    source: 'settings',
  }
}

/** Whether mails are sent, or only kept in the outbox. */
export async function sendsMails(
  { environment, database: own }: Asking,
  database: Database = own,
): Promise<boolean> {
  return environment.smtp !== undefined || (await findRow(database)) !== undefined
}

/** What a person may see of the stored server: never its password. */
export interface ShownMailServer {
  host: string
  port: number
  security: MailSecurity
  user: string
  from: string
  /** False also when it was stored on a machine whose key file is missing here. */
  hasPassword: boolean
  version: number
}

export async function showMailServer(shop: Asking): Promise<ShownMailServer | undefined> {
  const stored = await findRow(shop.database)
  if (!stored) return undefined
  const { id: _, password, updatedAt: __, ...shown } = stored
  const isReadable = password !== null && (await openPassword(shop, password)) !== undefined
  return { ...shown, hasPassword: isReadable }
}

export async function findRow(database: Database) {
  const [stored] = await database.select().from(mailServers)
  return stored
}

function urlOf({
  host,
  port,
  security,
  user,
  password,
}: {
  host: string
  port: number
  security: MailSecurity
  user: string
  password: string
}): string {
  const login = user === '' ? '' : `${encodeURIComponent(user)}:${encodeURIComponent(password)}@`
  const scheme = security === 'tls' ? 'smtps' : 'smtp'
  return `${scheme}://${login}${host}:${port}${security === 'starttls' ? '?tls=required' : ''}`
}

const purpose = 'mail-server-password'

/** Instances share it. It is outside of the database, so that no backup holds it. */
const keyOf = ({ environment }: Pick<Shop, 'environment'>) =>
  loadFileKey(join(environment.dataFolder, 'files', 'keys', 'mail-server'))

export const sealPassword = async (shop: Pick<Shop, 'environment'>, password: string) =>
  seal(await keyOf(shop), purpose, password)

const openPassword = async (shop: Pick<Shop, 'environment'>, sealed: string) =>
  unseal(await keyOf(shop), purpose, sealed)

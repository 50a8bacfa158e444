import { mailHostOf } from '#platform/network/mail-server.ts'
import type { Shop } from '../../shop.ts'

export interface Sender {
  /** Like `Haat <hello@haat.example>`. */
  from: string
  host: string
  port: number
  /** Empty where the server asks for none. */
  login: string
}

/** Who sends the mails of the shop, and through which server; never the password. Undefined where mails are not sent. */
export function findSender({
  environment: { smtp },
}: Pick<Shop, 'environment'>): Sender | undefined {
  return smtp && { from: smtp.from, ...mailHostOf(smtp.url) }
}

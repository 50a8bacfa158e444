import { v7 as newId } from 'uuid'
import type { Database } from '#platform/database/database.ts'
import type { Shop } from '../shop.ts'
import { composeMail } from './compose-mail.ts'
import { loadMailLook } from './letters/load-mail-look.ts'
import type { MailOrder } from './mail.ts'
import { sendsMails } from './server/find-mail-server.ts'
import { mails } from './tables.ts'

export const mailQueue = 'deliver-mail'

/** Keeps the mail and the job of delivering it, both or neither; without a mail server it waits in the outbox. */
export async function sendMail(shop: Shop, order: MailOrder, database?: Database): Promise<void> {
  const composed = composeMail(order, await loadMailLook(shop))
  const { id = newId(), to, replyTo, unsubscribeLink, language, template } = order
  const kept = { id, to, replyTo, unsubscribeLink, language, template, createdAt: shop.now() }
  const mail = { ...kept, ...composed }
  if (!(await sendsMails(shop, database))) {
    await (database ?? shop.database).insert(mails).values({ ...mail, state: 'kept' })
    shop.log.warn(
      {
        mail: mail.id,
        template,
        url: `${shop.environment.shopUrl}/dashboard/outbox/${mail.id}`,
      },
      'a mail waits in the outbox: there is no mail server (SMTP_URL, or Settings, Mails)',
    )
    return
  }
  const keep = async (transaction: Database) => {
    await transaction.insert(mails).values({ ...mail, state: 'waiting' })
    await shop.jobs.enqueue(mailQueue, { mail: mail.id }, transaction)
  }
  return database ? keep(database) : shop.database.transaction(keep)
}

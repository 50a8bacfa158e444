import { eq } from 'drizzle-orm'
import { deleteAccount, type DeleteAccountResult } from '../../identity/accounts/delete-account.ts'
import type { Actor } from '../../identity/roles/actor.ts'
import { forgetMails } from '../../mail/delete-mails.ts'
import { anonymizeOrders } from '../../orders/own-orders/anonymize-orders.ts'
import { orders } from '../../orders/tables.ts'
import { forgetReviewers } from '../../reviews/forget-reviewers.ts'
import type { Shop } from '../../shop.ts'

type Proof = Parameters<typeof deleteAccount>[2]

/** Deletes an account, and takes the person out of what stays: all of it, or nothing. */
export function closeAccount(shop: Shop, actor: Actor, proof: Proof): Promise<DeleteAccountResult> {
  return deleteAccount(shop, actor, proof, async (database) => {
    const own = await database
      .select({ id: orders.id })
      .from(orders)
      .where(eq(orders.customerId, actor.userId))
    await anonymizeOrders(database, actor.userId)
    await forgetReviewers(database, {
      userIds: [actor.userId],
      orderRefs: own.map(({ id }) => id),
    })
    await forgetMails(database, actor.email)
  })
}

import { deleteAccount, type DeleteAccountResult } from '#shop/identity/accounts/delete-account.ts'
import type { Actor } from '#shop/identity/roles/actor.ts'
import { forgetMails } from '#shop/mail/delete-mails.ts'
import type { Shop } from '#shop/shop.ts'
import { anonymizeOrders } from './anonymize-orders.ts'

type Proof = Parameters<typeof deleteAccount>[2]

/** Deletes an account, and takes the person out of what stays: all of it, or nothing. */
export function closeAccount(shop: Shop, actor: Actor, proof: Proof): Promise<DeleteAccountResult> {
  return deleteAccount(shop, actor, proof, async (database) => {
    await anonymizeOrders(database, actor.userId)
    await forgetMails(database, actor.email)
  })
}

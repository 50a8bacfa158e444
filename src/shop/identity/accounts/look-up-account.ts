import { eq, sql } from 'drizzle-orm'
import { prepared } from '#platform/database/prepared.ts'
import type { Shop } from '#shop/shop.ts'
import { accountFrom, type Account } from './account.ts'
import type { Actor } from '../roles/actor.ts'
import { accounts } from '../tables.ts'

/** One way of signing in to an account, as the specification names it (3). */
interface ProviderEntry {
  /** `password`, or a provider such as `google`. */
  providerId: string
  /** Of the account there; with a password the e-mail address. */
  uid: string
  email: string
}

/** The auth user of the specification (3), name by name. */
export interface AuthUser extends Account {
  uid: string
  /** Phones belong to orders and addresses here. */
  phoneNumber: null
  providerData: ProviderEntry[]
  /** Guests have no account. */
  isAnonymous: false
  /** One shop is one tenant. */
  tenantId: null
}

const waysOfSigningIn = prepared((database) =>
  database
    .select({ providerId: accounts.providerId, accountId: accounts.accountId })
    .from(accounts)
    .where(eq(accounts.userId, sql.placeholder('userId')))
    .orderBy(accounts.id)
    .prepare('ways_of_signing_in'),
)

/** Account look-up (spec 7): everything that the account of the person who asks says of them. */
export async function lookUpAccount(shop: Shop, actor: Actor): Promise<AuthUser> {
  const { userId: uid, photoUrl: image, email, role, ...person } = actor
  const ways = await waysOfSigningIn(shop.database).execute({ userId: uid })
  const providerData = ways.map(({ providerId, accountId }) =>
    providerId === 'credential'
      ? { providerId: 'password', uid: email, email }
      : { providerId, uid: accountId, email },
  )
  const account = { ...accountFrom({ ...person, id: uid, image, email }), role }
  return { ...account, uid, phoneNumber: null, providerData, isAnonymous: false, tenantId: null }
}

import { eq } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import { accountFrom, type Account } from './account.ts'
import { users } from './tables.ts'

export interface Profile {
  name?: string | undefined
  /** Empty or null takes the photo away; undefined leaves it. */
  photoURL?: string | null | undefined
}

/** Name and photo of one account. Nothing where there is none with this address. */
export async function updateProfile(
  shop: Shop,
  email: string,
  { name, photoURL }: Profile,
): Promise<Account | undefined> {
  const [user] = await shop.database
    .update(users)
    .set({
      ...(name === undefined ? {} : { name }),
      ...(photoURL === undefined ? {} : { image: photoURL || null }),
      updatedAt: shop.now(),
    })
    .where(eq(users.email, email))
    .returning()
  return user && accountFrom(user)
}

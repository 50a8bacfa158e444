import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { v7 as newId } from 'uuid'
import { aReviewOf, delivered } from '../../../../tests/examples/reviews/review-examples.ts'
import { inNameOf } from '../../../../tests/examples/initiators.ts'
import { stocked } from '../../../../tests/examples/order-examples.ts'
import { storePicture } from '../../../../tests/examples/examples.ts'
import { fullLimit } from '../../../../tests/support/full-limit.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import { users } from '../../identity/tables.ts'
import { byStranger } from '../../initiator.ts'
import { openByPhone } from '../../orders/buyers/open-by-phone.ts'
import { wrongClaims } from '../../orders/own-orders/tables.ts'
import { orders } from '../../orders/tables.ts'
import type { Shop } from '../../shop.ts'
import { reviewPhotos, reviews } from '../tables.ts'
import { removeReviewPhoto, showReviewPhoto } from './review-photos.ts'
import { writeReview } from './write-review.ts'

const somebody = byStranger('203.0.113.7')

let shop: Shop
let tea: string
beforeEach(async () => {
  shop = await openTestShop()
  tea = await stocked(shop, { name: 'Tea', stock: 50 })
})

const written = () => shop.database.select().from(reviews)

async function anAccount(email = 'rahima@example.com') {
  const id = newId()
  await shop.database
    .insert(users)
    .values({ id, name: 'Rahima', email, emailVerified: true, role: 'customer' })
  return inNameOf(shop, id)
}

describe('a review', () => {
  test('is written by the key of the mail, waits, and shows no more of a name than tracking does (D4)', async () => {
    const order = await delivered(shop, tea)
    const review = aReviewOf(order, 4, '  Strong,\r\nand  good ')
    expect(await writeReview(shop, somebody, review)).toMatchObject({ outcome: 'written' })
    expect(await written()).toMatchObject([
      {
        productId: order.productId,
        orderId: order.orderId,
        author: 'Rahima ***',
        stars: 4,
        text: 'Strong,\nand good',
        status: 'waiting',
      },
    ])
  })

  test('is written from the account that placed the order, or whose proved e-mail stands on it', async () => {
    const me = await anAccount()
    const placed = await delivered(shop, tea, { customerId: me.actor.userId })
    const { key: _, ...own } = aReviewOf(placed)
    expect(await writeReview(shop, me, own)).toMatchObject({ outcome: 'written' })
    const byMail = await delivered(shop, await stocked(shop, { stock: 5 }), {
      email: 'rahima@example.com',
    })
    const { key: __, ...other } = aReviewOf(byMail)
    expect(await writeReview(shop, me, other)).toMatchObject({ outcome: 'written' })
  })

  test.each([
    ['with another key', { key: 'x'.repeat(43) }],
    ['without one', { key: '' }],
    ['of an order that nobody placed', { trackingId: 'abcdefghjk' }],
    ['of something that was not in the order', { productId: newId() }],
  ])('%s is refused to a stranger and to another account', async (_, wrong) => {
    const review = { ...aReviewOf(await delivered(shop, tea)), ...wrong }
    for (const by of [somebody, await anAccount('karim@example.com')])
      expect(await writeReview(shop, by, review)).toEqual({ outcome: 'not-found' })
    expect(await written()).toEqual([])
  })

  test.each(['Pending', 'Processing', 'Shipped', 'Canceled'] as const)(
    'is not written of an order that is %s',
    async (status) => {
      const order = await delivered(shop, tea)
      await shop.database.update(orders).set({ status }).where(eq(orders.id, order.id))
      expect(await writeReview(shop, somebody, aReviewOf(order))).toEqual({ outcome: 'not-found' })
    },
  )

  test('is one of a buyer and a product, whichever order it came with and however often it is sent at once', async () => {
    const [first, second] = [await delivered(shop, tea), await delivered(shop, tea)]
    await Promise.all(
      [first, second, first, second].map((order) =>
        writeReview(shop, somebody, aReviewOf(order, 3)),
      ),
    )
    await writeReview(shop, somebody, aReviewOf(second, 2, 'Not so good'))
    expect(await written()).toMatchObject([{ stars: 2, text: 'Not so good', version: 2 }])
    const neighbour = await delivered(shop, tea, { phone: '+8801911111111' })
    await writeReview(shop, somebody, aReviewOf(neighbour))
    expect(await written()).toHaveLength(2)
  })

  test.each([
    [{ stars: 0 }, 'stars'],
    [{ stars: 6 }, 'stars'],
    [{ stars: 4.5 }, 'stars'],
    [{ text: 'a'.repeat(3001) }, 'text'],
  ])('with %j is invalid', async (wrong, field) => {
    const review = { ...aReviewOf(await delivered(shop, tea)), ...wrong }
    const result = await writeReview(shop, somebody, review)
    expect(result.outcome === 'invalid' && Object.keys(result.fields)).toEqual([field])
  })

  test('cannot be written anew without end', async () => {
    const order = await delivered(shop, tea)
    shop = { ...shop, rateLimits: fullLimit('reviews-of-order', order.trackingId) }
    expect(await writeReview(shop, somebody, aReviewOf(order))).toEqual({
      outcome: 'too-many-requests',
    })
  })
})

describe('photos of a review', () => {
  test('are at most four, each once, and are taken away by the buyer who sent them', async () => {
    const order = await delivered(shop, tea)
    await writeReview(shop, somebody, aReviewOf(order))
    const { trackingId, key, productId } = order
    const of = (letter: string) => ({ trackingId, key, productId, hash: letter.repeat(24) })
    const show = async (letter: string) => {
      await storePicture(shop, letter.repeat(24))
      return (await showReviewPhoto(shop, somebody, of(letter))).outcome
    }
    expect([await show('a'), await show('a'), await show('b'), await show('c')]).toEqual(
      Array(4).fill('added'),
    )
    expect([await show('d'), await show('e')]).toEqual(['added', 'too-many-photos'])
    expect(await showReviewPhoto(shop, somebody, { ...of('a'), key: '' })).toEqual({
      outcome: 'not-found',
    })
    await removeReviewPhoto(shop, somebody, { ...of('a'), key: '' })
    expect(await shop.database.$count(reviewPhotos)).toBe(4)
    await removeReviewPhoto(shop, somebody, of('a'))
    expect(await shop.database.$count(reviewPhotos)).toBe(3)
  })

  test('of a picture that the shop does not have are none', async () => {
    const order = await delivered(shop, tea)
    await writeReview(shop, somebody, aReviewOf(order))
    const { trackingId, key, productId } = order
    const photo = { trackingId, key, productId, hash: 'f'.repeat(24) }
    expect(await showReviewPhoto(shop, somebody, photo)).toEqual({ outcome: 'not-found' })
  })
})

describe('the phone number of a delivered order (D29)', () => {
  test('gives the key that the mail holds', async () => {
    const { trackingId, key } = await delivered(shop, tea)
    const asked = { trackingId, phone: '০১৭১২-৩৪৫৬৭৮' }
    expect(await openByPhone(shop, somebody, asked)).toEqual({ outcome: 'opened', key })
  })

  test('is tried wrong five times at most, together with claims, and then not even the right one helps', async () => {
    const order = await delivered(shop, tea)
    const attempt = async (phone: string) =>
      (await openByPhone(shop, somebody, { trackingId: order.trackingId, phone })).outcome
    expect(await attempt('12')).toBe('phone-invalid')
    const outcomes: string[] = []
    for (let tries = 0; tries < 5; tries++) outcomes.push(await attempt('01911111111'))
    expect(outcomes).toEqual(['not-found', 'not-found', 'not-found', 'not-found', 'closed'])
    expect(await attempt('01712345678')).toBe('closed')
    expect(await shop.database.select().from(wrongClaims)).toEqual([
      { orderRef: order.id, count: 5 },
    ])
  })

  test('says nothing of an order that has not arrived', async () => {
    const { id, trackingId } = await delivered(shop, tea)
    await shop.database.update(orders).set({ status: 'Shipped' }).where(eq(orders.id, id))
    const right = { trackingId, phone: '01712345678' }
    expect(await openByPhone(shop, somebody, right)).toEqual({ outcome: 'not-found' })
    expect(await shop.database.$count(wrongClaims)).toBe(0)
  })
})

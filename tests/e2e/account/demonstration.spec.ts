import { randomBytes } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { aPhone } from '../support/customer.ts'
import { expect, test } from '../support/journey.ts'
import { openFreshShop } from '../support/second-shop.ts'
import { open } from '../support/shopper.ts'

// What is gone answers so.
test.use({ expectedOnTheConsole: [/status of 404/] })

interface Shown {
  id: string
  slug: string
  name: string
}

const listProducts = async ({ request }: BrowserContext, origin: string) =>
  (await (await request.get(`${origin}/api/product`)).json()) as Shown[]

async function buy({ request }: BrowserContext, origin: string, slug: string) {
  const found = await (await request.get(`${origin}/api/product/${slug}`)).json()
  const { variants } = found as { variants: { id: string }[] }
  const answer = await request.post(`${origin}/api/order`, {
    data: {
      fullName: 'Rahima Khatun',
      phone: aPhone(),
      district: 'Dhaka',
      area: 'Dhanmondi',
      address: 'House 7, Road 4, beside the mosque',
      lines: [{ variantId: variants[0]?.id, quantity: 1 }],
    },
    headers: { origin, 'idempotency-key': randomBytes(12).toString('hex') },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  return (await answer.json()) as { orderId: string }
}

test('As a new owner I take the demonstration away, once I have said so twice: the shelves are empty, and the order of one of its products keeps its line', async ({
  page,
  context,
}) => {
  test.slow()
  const { origin, ownerCode, close } = await openFreshShop(context.request)
  try {
    const isFilled = async () => (await listProducts(context, origin)).length
    await expect.poll(isFilled, { timeout: 90_000 }).toBeGreaterThan(0)
    const [product] = await listProducts(context, origin)
    if (!product) throw new Error('Expected a product of the demonstration')
    const { orderId } = await buy(context, origin, product.slug)
    const claimed = await context.request.post(`${origin}/api/auth/claim-shop`, {
      data: {
        name: 'Salma Akter',
        email: 'salma@owner.example',
        password: 'tulsi-pata',
        code: await ownerCode(),
      },
      headers: { origin },
    })
    expect(claimed.ok(), await claimed.text()).toBe(true)

    await open(page, `${origin}/dashboard/panelboard`)
    const steps = page.getByRole('region', { name: 'Open your shop' })
    const remove = steps.getByRole('button', { name: 'Take it away now' })
    await expect(remove).toBeHidden()
    await steps.getByText('Take the demonstration away').last().click()
    await expect(steps.getByText('This cannot be undone.')).toBeVisible()
    await expectAccessible(page)
    expect(await isFilled()).toBeGreaterThan(0)
    await remove.click()
    await expect(page.getByText('The demonstration is gone. The shop is yours.')).toBeVisible()
    await expect(remove).toHaveCount(0)

    await test.step('the shelves are empty for everybody', async () => {
      expect(await listProducts(context, origin)).toEqual([])
      for (const path of ['/', '/shop', '/bn/shop']) {
        await open(page, origin + path)
        await expect(page.locator('main a[href*="/product/"]')).toHaveCount(0)
      }
      const gone = await page.goto(`${origin}/product/${product.slug}`)
      expect(gone?.status()).toBe(404)
    })

    await test.step('the order still says what was bought', async () => {
      await open(page, `${origin}/dashboard/order-details/${orderId}`)
      await expect(page.getByRole('main').getByText(product.name).first()).toBeVisible()
      await expectAccessible(page)
    })
  } finally {
    // An open page asks for what is new, and of a closed shop it says so on the console.
    await page.close()
    await close()
  }
})

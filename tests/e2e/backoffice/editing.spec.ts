import { expectAccessible } from '../support/accessible.ts'
import { region, said } from '../support/back-office.ts'
import { endSessions, shelve, uniquely } from '../support/back-room.ts'
import { fillSignIn, placeOrder } from '../support/customer.ts'
import { expect, test } from '../support/journey.ts'
import { becomeStaff } from '../support/staff.ts'
import { isAlive, open } from '../support/shopper.ts'

// A form that is refused is said on the console, too.
test.use({ expectedOnTheConsole: [/status of 40[01]/] })

test(
  'Two people change the same order: the second is shown what and by whom before they save, and loses nothing that they typed, even when their session ends',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const basket = await shelve({ name: uniquely('Shital pati') })
    const { orderId } = await placeOrder(context, { slug: basket.slug })
    const karim = await becomeStaff(context, 'moderator')
    const path = `/dashboard/order-details/${orderId}/edit`
    await open(page, path)
    const colleague = await context.newPage()
    await open(colleague, path)
    await colleague.getByLabel('Note of the customer').fill('Ring twice')
    await colleague.getByRole('button', { name: 'Save changes' }).click()
    await expect(said(colleague, 'The order is changed')).toBeVisible()

    await page.getByLabel('Address', { exact: true }).fill('House 7, Lake Road, Section 2')
    const signInAfter = async (press: string) => {
      await endSessions(karim.email)
      await page.getByRole('button', { name: press }).click()
      await expect(page).toHaveURL(/\/login\?/)
      await isAlive(page)
      await fillSignIn(page, karim)
    }
    await signInAfter('Save changes')
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(page.getByText('What you typed before')).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toContainText(
      'Somebody changed this order meanwhile',
    )
    await expect(page.getByText('Changed by Karim Mia')).toBeVisible()
    await expect(page.getByText('Ring twice').first()).toBeVisible()
    await expect(page.getByLabel('Address', { exact: true })).toHaveValue(
      'House 7, Lake Road, Section 2',
    )
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(said(page, 'The order is changed')).toBeVisible()
    const buyer = region(page, 'Customer')
    await expect(buyer).toContainText('House 7, Lake Road, Section 2')
    await expect(buyer).toContainText('Ring twice')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(said(page, 'Taken back: the order is as it was before')).toBeVisible()
    await expect(buyer).not.toContainText('House 7, Lake Road')
    await expect(buyer).toContainText('Ring twice')
    await expect(region(page, 'What happened')).toContainText('Taken back: the last change')
    await expectAccessible(page)

    // A note is no draft of the order, and is not lost either.
    const note = page.getByLabel('New note', { exact: true })
    await note.fill('She is at work until six')
    await signInAfter('Add note')
    await expect(note).toHaveValue('She is at work until six')
    await page.getByRole('button', { name: 'Add note' }).click()
    const notes = region(page, 'Internal notes').getByRole('listitem')
    await expect(notes).toContainText('She is at work until six')
    await expect(note).toHaveValue('')
  },
)

import { expectAccessible } from '../support/accessible.ts'
import { shelve, uniquely } from '../support/back-room.ts'
import { placeOrder } from '../support/customer.ts'
import { expect, test } from '../support/journey.ts'
import { becomeStaff } from '../support/staff.ts'
import { open } from '../support/shopper.ts'

// A form that is sent without a name.
test.use({ expectedOnTheConsole: [/status of 400/] })

test(
  'As a moderator I name what I look at, with my columns, find it again, change and delete it, and print what I ticked',
  { tag: '@desktop' },
  async ({ page, context }) => {
    test.slow()
    const shopper = await context.browser()!.newContext()
    const product = await shelve({ name: uniquely('Cane stool') })
    const orders = [
      await placeOrder(shopper, { slug: product.slug }),
      await placeOrder(shopper, { slug: product.slug }),
    ]
    await becomeStaff(context, 'moderator')
    const title = (name: string) => page.getByRole('columnheader', { name, exact: true })
    const views = page.getByRole('navigation', { name: 'Saved views' })
    const notices = page.getByRole('region', { name: 'Notices' })
    const name = uniquely('Stools')

    await open(page, `/dashboard/orders?q=${encodeURIComponent(product.name)}`)
    await page.getByText('Columns', { exact: true }).click()
    const columns = page.getByRole('form', { name: 'Columns' })
    await columns.getByRole('checkbox', { name: 'Payment' }).check()
    await columns.getByRole('checkbox', { name: 'Place' }).uncheck()
    await columns.getByRole('button', { name: 'Show these columns' }).click()
    await expect(title('Payment')).toBeVisible()
    await expect(title('Place')).toBeHidden()

    const menu = page.locator('summary', { hasText: /^Views|^Stools/ })
    await menu.click()
    const saving = page.getByRole('form', { name: 'Save view' })
    await saving.getByRole('button', { name: 'Save' }).click()
    await expect(saving.getByLabel('Name of the view')).toHaveAccessibleDescription('Enter a name.')
    await saving.getByLabel('Name of the view').fill(name)
    await saving.getByRole('checkbox', { name: 'Share it with everybody' }).check()
    await expectAccessible(page)
    await saving.getByRole('button', { name: 'Save' }).click()
    await expect(notices.getByText('The view is saved.')).toBeVisible()
    await expect(saving).toBeHidden()
    const view = views.getByRole('link', { name })
    await menu.click()
    await expect(view).toHaveAttribute('aria-current', 'page')

    await open(page, '/dashboard/orders?columns=total')
    await expect(title('Payment')).toBeHidden()
    await menu.click()
    await view.click()
    await expect(title('Payment')).toBeVisible()
    await expect(page.getByRole('searchbox')).toHaveValue(product.name)
    await page.getByRole('link', { name: /^Pending/ }).click()
    await menu.click()
    await expect(view).toContainText('changed')
    await page.getByText('Change view …').click()
    const changing = page.getByRole('form', { name: 'Change view …' })
    await changing.getByLabel('Name of the view').fill(`${name} to pack`)
    await expectAccessible(page)
    await changing.getByRole('button', { name: 'Save' }).click()
    await expect(changing).toBeHidden()
    await menu.click()
    const renamed = views.getByRole('link', { name: `${name} to pack` })
    await expect(renamed).toHaveAttribute('href', /status=Pending/)
    await expect(renamed).not.toContainText('changed')
    await page.getByText('Change view …').click()
    await changing.getByText('Delete …').click()
    await changing.getByRole('button', { name: 'Yes, delete this view' }).click()
    await expect(notices.getByText('The view is deleted.')).toBeVisible()
    await expect(renamed).toBeHidden()

    for (const { orderId } of orders)
      await page.getByRole('checkbox', { name: `Select order ${orderId}` }).check()
    const bar = page.getByRole('form', { name: 'Selected orders' })
    await bar.getByText('Print …').click()
    await bar.getByRole('button', { name: 'Packing slips' }).click()
    await expect(page).toHaveURL(/\/print\?orders=.*kind=slip/)
    await expect(page.getByRole('heading', { name: 'Print orders' })).toBeVisible()
    for (const { orderId } of orders) await expect(page.getByRole('main')).toContainText(orderId)
    await shopper.close()
  },
)

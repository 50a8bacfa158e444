import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { openMailbox } from '../../support/mail-server.ts'
import { expectAccessible } from '../support/accessible.ts'
import { giveRole, ownerLink, setEmail, shelve, uniquely } from '../support/back-room.ts'
import { aCustomer, placeOrder, storedToken, signIn, signUp } from '../support/customer.ts'
import { expect, test } from '../support/journey.ts'
import { openSecondShop } from '../support/second-shop.ts'
import { open, reload, shownAlert, visit } from '../support/shopper.ts'
import { becomeOwner } from '../support/staff.ts'

// A shop has few owners: here each journey makes itself the only one, so one comes after the other.
test.describe.configure({ mode: 'default' })

const form = (page: Page) => page.getByRole('form', { name: 'This shop is yours' })
const send = (page: Page) => form(page).getByRole('button', { name: 'Make me the owner' })

test.use({ expectedOnTheConsole: [/status of 400 .*\/owner\)/] })

test('The link that a fresh shop prints makes me its owner, once (D7)', async ({
  page,
  context,
}) => {
  const link = await ownerLink()
  await open(page, link)
  await expect(form(page).getByLabel('Code of the link')).toHaveValue(link.split('#')[1] ?? '')
  await expect(page).toHaveURL(/\/owner$/)
  await expectAccessible(page)
  await send(page).click()
  await expect(form(page).getByLabel('Your name')).toBeFocused()
  await expect(form(page).getByLabel('E-mail')).toHaveAccessibleDescription(/name@example.com/)
  await form(page).getByLabel('Your name').fill('Rahima Khatun')
  await form(page)
    .getByLabel('E-mail')
    .fill(`${randomBytes(4).toString('hex')}@owner.example`)
  await form(page).getByLabel('Password', { exact: true }).fill('abc')
  await send(page).click()
  await expect(form(page).getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    /at least 6 characters/,
  )
  await expectAccessible(page)
  await form(page).getByLabel('Password', { exact: true }).fill('tulsi-pata')
  await send(page).click()
  await expect(page.getByRole('heading', { name: 'You own this shop' })).toBeFocused()
  await expect(page).toHaveURL(/\/owner$/)
  await expect(page.getByRole('link', { name: 'Set up your shop' })).toHaveAttribute(
    'href',
    '/dashboard',
  )
  await expectAccessible(page)
  const session = await context.request.get('/api/auth/session')
  expect(await session.json()).toMatchObject({ user: { role: 'owner' } })
  await expect.poll(() => storedToken(page)).not.toBeNull()
  expect(await page.evaluate(() => localStorage.getItem('user-role'))).toBe('owner')

  await test.step('somebody who finds the link later reads that it was used', async () => {
    await context.clearCookies({ name: /haat/ })
    await open(page, '/about-us')
    await open(page, link)
    await form(page).getByLabel('Your name').fill('Somebody')
    await form(page).getByLabel('E-mail').fill('somebody@owner.example')
    await form(page).getByLabel('Password', { exact: true }).fill('tulsi-pata')
    await send(page).click()
    await expect(form(page).getByRole('alert')).toContainText('This link has expired or was used')
  })
})

test('In Bangla the page of the owner speaks Bangla, on a narrow phone without sideways scrolling', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/bn/owner')
  await page.getByRole('button', { name: 'আমি মালিক হতে চাই' }).click()
  await expect(page.getByLabel('আপনার নাম')).toHaveAccessibleDescription('আপনার নাম লিখুন')
  await expectAccessible(page)
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(sideways).toBe(0)
})

/** On desks at the side, on phones in the sheet at the bottom. */
async function goTo(page: Page, name: string): Promise<void> {
  await page.getByText('Menu', { exact: true }).filter({ visible: true }).click()
  await page
    .getByRole('navigation', { name: 'Main pages' })
    .getByRole('link', { name })
    .last()
    .click()
}

test('As the owner I land where work waits, and what I still have to set up leads on; my own account is behind my picture (D32)', async ({
  page,
  context,
}) => {
  await becomeOwner(context)
  const pot = await shelve({ name: uniquely('Desk pot') })
  const { orderId } = await placeOrder(context, pot)
  await open(page, '/bn/dashboard')
  await expect(page).toHaveURL(/\/bn\/dashboard\/panelboard$/)
  await expectAccessible(page)
  await open(page, '/dashboard')
  await expect(page).toHaveURL(/\/dashboard\/panelboard$/)
  const steps = page.getByRole('region', { name: 'Open your shop' })
  await expect(steps.getByRole('listitem')).toHaveCount(6)
  await expect(steps.getByRole('listitem').filter({ hasText: 'First order' })).toContainText('done')
  await expect(page.getByRole('table').getByRole('link', { name: orderId })).toBeVisible()
  await expectAccessible(page)
  await page
    .getByRole('region', { name: 'What waits now' })
    .getByRole('link', { name: /To confirm/ })
    .click()
  await expect(page).toHaveURL(/\/dashboard\/orders\?status=Pending$/)
  // A menu that is opened earlier closes with the page before.
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible()

  await goTo(page, 'Profile')
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'Panelboard' }).click()
  await expect(page).toHaveURL(/\/dashboard\/panelboard$/)
})

test.describe('at work', () => {
  test.use({ expectedOnTheConsole: [/status of 4\d\d/] })

  test('As the owner I find somebody, block them while they are signed in in two tabs, and open the account again (D6, D8)', async ({
    page,
    context,
    browser,
  }) => {
    await becomeOwner(context)
    const elsewhere = await browser.newContext()
    const person = await signUp(elsewhere, aCustomer('Karim Mia'))
    const first = await elsewhere.newPage()
    await signIn(first, person)
    const second = await elsewhere.newPage()
    await open(second, '/dashboard/myOrder')

    await open(page, '/dashboard')
    // Until it is on, the first page of staff leads to it.
    const hint = page.getByRole('region', { name: 'Open your shop' })
    await expect(hint.getByRole('link', { name: 'Set it up now' })).toBeVisible()
    await expectAccessible(page)
    await goTo(page, 'Users')
    await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Name or e-mail').fill(person.email)
    await page.getByRole('button', { name: 'Search', exact: true }).last().click()
    await expect(page).toHaveURL(/\?q=customer/)
    const found = page.getByRole('main').getByRole('link', { name: 'Karim Mia' })
    await expect(found).toHaveCount(1)
    await found.click()
    await expect(page.getByRole('heading', { name: 'Karim Mia' })).toBeVisible()
    const access = page.getByRole('region', { name: 'Access' })
    await access.getByText('Block account', { exact: true }).click()
    await expectAccessible(page)
    await access.getByRole('button', { name: 'No, leave it open' }).click()
    await expect(access.getByText('Block account', { exact: true })).toBeFocused()
    await expect(access.getByRole('button', { name: 'Yes, block' })).toBeHidden()
    await access.getByText('Block account', { exact: true }).click()
    await access.getByRole('button', { name: 'Yes, block' }).click()
    await expect(page.getByText('The account is blocked')).toBeVisible()
    await expect(access.getByText(/^Blocked since/)).toBeVisible()
    await expectAccessible(page)

    await open(first, '/dashboard')
    for (const tab of [first, second]) {
      await expect(tab).toHaveURL(/\/login/)
      await expect(shownAlert(tab)).toHaveText('Your account is blocked')
    }
    await access.getByText('Open account again', { exact: true }).click()
    await access.getByRole('button', { name: 'Yes, open it' }).click()
    await expect(page.getByText('The account is open again')).toBeVisible()
    await signIn(first, person)
    await test.step('and sign them out everywhere without blocking them', async () => {
      const sessions = page.getByRole('region', { name: 'Sessions' })
      await sessions.getByText('Sign out everywhere', { exact: true }).click()
      await expectAccessible(page)
      await sessions.getByRole('button', { name: 'Yes, sign out' }).click()
      const done = page.getByText('They are signed out everywhere', { exact: true })
      await expect(done).toBeInViewport()
      await expect(page.locator(':focus').filter({ has: done })).toBeVisible()
      await expect(sessions.getByRole('button', { name: 'Yes, sign out' })).toBeHidden()
      await open(first, '/dashboard/myOrder')
      await expect(first).toHaveURL(/\/login\?from=%2Fdashboard%2FmyOrder/)
      await signIn(first, person)
    })
    await elsewhere.close()
  })

  test('As the owner I make somebody a moderator, who sees what a moderator may; the audit log records it, and the last owner stays (D6)', async ({
    page,
    context,
    browser,
  }) => {
    const { email } = await becomeOwner(context)
    const elsewhere = await browser.newContext()
    const person = await signUp(elsewhere, aCustomer('Mina Begum'))
    await giveRole(person.email, 'customer')
    await open(page, `/dashboard/users?q=${person.email}`)
    await page.getByRole('main').getByRole('link', { name: 'Mina Begum' }).click()
    await page.getByText('Change role', { exact: true }).click()
    await expectAccessible(page)
    await page.getByRole('radio', { name: 'Moderator' }).check()
    await page.getByRole('button', { name: 'Give this role' }).click()
    await expect(page.getByText('Mina Begum now has the role: Moderator')).toBeVisible()
    await page.getByRole('link', { name: 'Their audit log' }).click()
    const entry = page.getByRole('table', { name: 'Audit log' }).locator('tbody tr').first()
    await expect(entry).toContainText(/Role changed.*Mina Begum.*Customer.*Moderator.*Salma Akter/)
    await expectAccessible(page)

    await visit(page, `/dashboard/users?q=${email}`)
    await page.getByRole('main').getByRole('link', { name: 'Salma Akter' }).click()
    await expect(page.getByText(/^The shop must keep an owner/)).toBeVisible()
    await expect(page.getByText('Change role', { exact: true })).toBeHidden()

    const theirs = await elsewhere.newPage()
    await open(theirs, '/dashboard')
    await expect(theirs).toHaveURL(/\/dashboard\/panelboard$/)
    await expect(theirs.getByRole('link', { name: 'Users' })).toHaveCount(0)
    await open(theirs, '/bn/dashboard/users?q=a')
    await expect(theirs).toHaveURL(/\/bn\/dashboard\/panelboard\/not-available\?from=/)
    await expectAccessible(theirs)
    await giveRole(person.email, 'admin')
    await open(theirs, '/bn/dashboard/users?q=a')
    await expect(theirs.getByRole('heading', { name: 'ব্যবহারকারী' })).toBeVisible()
    await expect(theirs).toHaveURL(/\/bn\/dashboard\/users\?q=a/)
    await expectAccessible(theirs)
    await elsewhere.close()
  })

  test('As the owner I read in the outbox what waits to be sent; nothing of a mail runs in my page', async ({
    page,
    context,
    browser,
  }) => {
    await becomeOwner(context)
    const elsewhere = await browser.newContext()
    const person = await signUp(elsewhere)
    await open(page, '/dashboard')
    await goTo(page, 'Outbox')
    await expect(page.getByText(/^No mail server is set/)).toBeVisible()
    await page.getByLabel('Address or subject').fill(person.email)
    await page.getByRole('button', { name: 'Search', exact: true }).last().click()
    const mail = page.getByRole('main').getByRole('row').filter({ hasText: person.email })
    await expect(mail).toContainText('Kept here')
    await expectAccessible(page)
    await mail.getByRole('link').click()
    const text = page.getByRole('region', { name: 'Text' })
    await expect(text).toContainText(/verify-email#code=/)
    const shown = page.getByRole('region', { name: 'How it looks' }).locator('iframe')
    await expect(shown).toHaveAttribute('sandbox', '')
    await expect(shown.contentFrame().getByText('Hello Rahima Khatun,')).toBeVisible()
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    const { pathname } = new URL(page.url())
    for (const path of [pathname, '/dashboard/outbox']) {
      await open(page, `/bn${path}`)
      await expectAccessible(page)
    }
    await elsewhere.close()
  })

  test('In a shop with a strict policy and a mail server each rule is shown live, and a mail that was given up I send again (spec 5)', async ({
    page,
    context,
  }) => {
    test.slow()
    await becomeOwner(context)
    const postbox = await openMailbox()
    const strict = await openSecondShop(context.request, {
      PASSWORD_MIN_LENGTH: '8',
      PASSWORD_MAX_LENGTH: '12',
      PASSWORD_LOWERCASE: 'true',
      PASSWORD_UPPERCASE: 'true',
      PASSWORD_DIGIT: 'true',
      PASSWORD_OTHER: 'true',
      SMTP_URL: postbox.url,
      MAIL_FROM: 'Haat <hello@haat.example>',
    })
    try {
      const reader = aCustomer('Jorina Bibi')
      const refused = reader.email.replace('example.com', postbox.refusedDomain)

      await test.step('each rule says live whether it is kept, and the shop wants them all', async () => {
        const newcomer = await context.browser()?.newPage()
        if (!newcomer) throw new Error('Expected a browser')
        await open(newcomer, `${strict.origin}/register`)
        const password = newcomer.getByLabel('Password', { exact: true })
        const rules = newcomer.getByRole('listitem').filter({ hasText: /\((done|not yet)\)/ })
        const kept = async () =>
          (await rules.allInnerTexts())
            .slice(0, 6)
            .map((rule) => rule.replace(/\s*\((.*)\)/, ': $1'))
        const seen = (...states: ('done' | 'not yet')[]) =>
          [
            'at least 8 characters',
            'at most 12 characters',
            'a lower-case letter',
            'an upper-case letter',
            'a digit',
            'a character that is neither letter nor digit',
          ].map((rule, index) => `${rule}: ${states[index]}`)
        const no = 'not yet' as const
        const yes = 'done' as const
        for (const [typed, states] of [
          ['', [no, no, no, no, no, no]],
          ['t', [no, yes, yes, no, no, no]],
          ['tU', [no, yes, yes, yes, no, no]],
          ['tU7', [no, yes, yes, yes, yes, no]],
          ['tU7-', [no, yes, yes, yes, yes, yes]],
          ['tU7-lsi-pata-x', [yes, no, yes, yes, yes, yes]],
          ['tU7-lsi-pata', [yes, yes, yes, yes, yes, yes]],
        ] as const) {
          await password.fill(typed)
          await expect.poll(kept).toEqual(seen(...states))
        }
        await newcomer.getByLabel('Your name').fill(reader.name)
        await newcomer.getByLabel('E-mail address').first().fill(refused)
        await password.fill('tulsi-pata')
        await newcomer.getByRole('button', { name: 'Create account' }).click()
        await expect(password).toHaveAccessibleDescription(/an upper-case letter, a digit/)
        await password.fill('tU7-lsi-pata')
        await newcomer.getByRole('button', { name: 'Create account' }).click()
        await expect(newcomer).toHaveURL(/\/dashboard$/)
        await newcomer.context().close()
      })

      await test.step('their mail was given up; with an address where mails arrive it is sent again', async () => {
        await open(page, `${strict.origin}/dashboard/outbox?q=${refused}`)
        const mail = page.getByRole('main').getByRole('row').filter({ hasText: refused })
        await mail.getByRole('link').click()
        await expect(page.getByRole('region', { name: 'Text' })).toBeVisible()
        const again = page.getByRole('button', { name: 'Send again' })
        const written = async () => (await context.request.get(page.url())).text()
        await expect.poll(written, { timeout: 30_000 }).toContain('Send again')
        await reload(page)
        await expectAccessible(page)
        await setEmail(refused, reader.email)
        await again.click()
        await expect(page.getByText('It is being sent again')).toBeVisible()
        const arrived = () => postbox.letters.map(({ to }) => to?.[0]?.address)
        await expect.poll(arrived, { timeout: 30_000 }).toContain(reader.email)
      })
    } finally {
      // A page that still loads when its shop closes would say so on the console.
      await page.goto('about:blank')
      await strict.close()
      await postbox.close()
    }
  })
})

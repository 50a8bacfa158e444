import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Page } from '@playwright/test'
import routes from '../../../src/routes.ts'
import { expectAccessible } from '../support/accessible.ts'
import { addImport, makeCoupon, shelve, uniquely } from '../support/back-room.ts'
import { asPage, placeOrder } from '../support/customer.ts'
import { expect, test } from '../support/journey.ts'
import { goTo, open } from '../support/shopper.ts'
import { becomeStaff } from '../support/staff.ts'

/** Only an owner reads mails, and a shop of journeys has few: owner.spec.ts walks them. */
const ofOwner = ['/dashboard/outbox', '/dashboard/outbox/:mail']

/** Of a place that is no page of one thing, as the router says it. */
const addressOf: Record<string, string> = {
  '/dashboard/panelboard/*': '/dashboard/panelboard/no-such-page',
}

/** What src/routes.ts lists for those who work here, without language; what scripts ask for is no page. */
function listPages(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, file, children = [] }) => [
    ...(path && file.startsWith('backoffice/') && file.endsWith('.tsx') ? [`/${path}`] : []),
    ...listPages(children),
  ])
}

const toPattern = (path: string) =>
  new RegExp(`^${path.replace(/\/:\w+\?/, '(?:/[^/]+)?').replaceAll(/:\w+/g, '[^/]+')}$`)

/** Of one thing: another one as it is made, and one that is there. Settings and tables of visits are a page each. */
const mostOf = (path: string) => (/\/settings\/:|\/visitors\/:/.test(path) ? Infinity : 2)

/** Walks to a page as its links do, and on to those that only links lead to. */
async function walkEverywhere(page: Page, prefix: '' | '/bn'): Promise<void> {
  const all = listPages(await routes)
    .filter((path) => !path.startsWith('/bn/'))
    .filter((path) => !ofOwner.includes(path))
  const isOfMany = (path: string) => /[:*]/.test(path) && !addressOf[path]
  const fixed = all.filter((path) => !isOfMany(path)).map((path) => addressOf[path] ?? path)
  const ofMany = all
    .filter(isOfMany)
    .map((path) => ({ path, is: toPattern(path), met: [] as string[] }))
  const next = [...fixed]
  const known = new Set(next)
  for (let path = next.shift(); path !== undefined; path = next.shift()) {
    await test.step(path, async () => {
      await goTo(page, prefix + path)
      await expectAccessible(page)
    })
    for (const href of await listHrefs(page, prefix)) {
      const one = ofMany.find(({ is, path: of, met }) => is.test(href) && met.length < mostOf(of))
      if (!one || known.has(href) || all.includes(href)) continue
      known.add(href)
      one.met.push(href)
      next.push(href)
    }
  }
  expect(ofMany.filter(({ met }) => met.length === 0).map(({ path }) => path)).toEqual([])
}

/** Without language and query. */
const listHrefs = (page: Page, prefix: string): Promise<string[]> =>
  page.evaluate(
    (start) =>
      [...document.querySelectorAll<HTMLAnchorElement>('main a[href*="/dashboard/"]')]
        .map(({ pathname }) => pathname.slice(start.length))
        .filter((path) => path.startsWith('/dashboard/')),
    prefix,
  )

// The page for addresses that are none.
test.use({ expectedOnTheConsole: [/status of 404/] })

/** One of everything that has a page of its own, where the demonstration brings none. */
test.beforeEach(async ({ context }) => {
  const product = await shelve({ name: uniquely('Walked pot') })
  await placeOrder(context, product)
  const message = {
    name: uniquely('Rahima'),
    replyTo: '01712345678',
    message: 'Do you wrap gifts?',
  }
  await context.request.post('/api/contact', { data: message, headers: await asPage(context) })
  await makeCoupon()
  await addImport()
  await becomeStaff(context, 'admin')
})

// In English and light, journeys judge most of them as they walk; to walk all of them once more would take minutes.
test.describe('in Bangla, dark', { tag: '@desktop' }, () => {
  test.use({ colorScheme: 'dark' })

  test('every page of the back office is for everybody, at a desk', async ({ page }) => {
    test.setTimeout(300_000)
    await open(page, '/bn/dashboard/panelboard')
    await walkEverywhere(page, '/bn')
  })
})

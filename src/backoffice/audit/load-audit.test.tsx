import { overwriteGetLocale } from '#paraglide/runtime.js'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, test } from 'vitest'
import { subjectTypes } from '#shop/audit/audit.ts'
import { recordAudit } from '#shop/audit/record-audit.ts'
import { recordRefusal } from '#shop/audit/record-refusal.ts'
import { saveCategory } from '#shop/catalog/categories/save-category.ts'
import { saveProduct } from '#shop/catalog/products/save-product.ts'
import { savePost } from '#shop/content/posts/save-post.ts'
import type { Actor } from '#shop/identity/roles/actor.ts'
import type { StoredRole } from '#shop/identity/roles/role.ts'
import { sendAgain } from '#shop/mail/send-again.ts'
import { mails } from '#shop/mail/tables.ts'
import type { Shop } from '#shop/shop.ts'
import { aScript, inNameOf } from '../../../tests/examples/initiators.ts'
import { openTestShop } from '../../../tests/support/test-shop.ts'
import { personWith } from '../../../tests/examples/staff-examples.ts'
import { contextOf } from '../../../tests/support/post-form.ts'
import { loader as auditLoader } from './audit.tsx'
import { AuditRows } from './audit-rows.tsx'
import { loadAudit } from './load-audit.ts'
import { RefusalRows } from './refusal-rows.tsx'

afterEach(() => overwriteGetLocale(() => 'en'))

test('the audit log shows who was refused what, in the language of the page, and how often lately', async () => {
  const shop = await openTestShop()
  const karim = await personWith(shop, 'customer', 'karim')
  await karim.browser.get('/users')
  await karim.browser.post('/auth/sign-in', { email: 'stranger@example.com', password: 'guessed' })
  const owner = await viewerOf(shop, 'owner')
  const load = (query: string) => loadAudit(shop, owner, new URLSearchParams(query))
  expect((await load('')).lately).toEqual([
    { refused: 'permission-refused', times: 1 },
    { refused: 'sign-in-failed', times: 1 },
  ])
  const pageOf = async (query: string) => {
    const { refusals = [] } = await load(query)
    return renderToStaticMarkup(<RefusalRows entries={refusals} />)
  }
  const refused = await pageOf('action=permission-refused')
  expect(refused).toContain('See users')
  expect(refused).toContain('karim@example.com')
  expect(await pageOf('action=sign-in-failed')).toContain('No account of this shop')
  expect(await pageOf(`action=sign-in-failed&person=${karim.id}`)).not.toContain('203.0.113.7')
  overwriteGetLocale(() => 'bn')
  const inBangla = await pageOf('action=permission-refused')
  expect(inBangla).toContain('ব্যবহারকারীদের তালিকা দেখা')
  expect(inBangla).not.toMatch(/See users|How often|Refused/)
})

async function viewerOf(shop: Shop, role: StoredRole) {
  const { id } = await personWith(shop, role)
  return (await inNameOf(shop, id)).actor
}

test('an entry leads to the page of what was changed, as long as there is one and the viewer may open it', async () => {
  const opened = await openTestShop()
  // Nothing is sent: no job is begun.
  const smtp = { url: 'smtp://localhost:1', from: 'hello@haat.example' }
  const shop = { ...opened, environment: { ...opened.environment, smtp } }
  const garden = { slug: 'garden', name: 'Garden', hidden: true }
  const made = await saveCategory(shop, aScript, garden)
  const cup = { category: 'garden', variants: [{ sku: 'CUP', priceInPaisa: 5000 }] }
  await saveProduct(shop, aScript, { ...cup, name: 'Cup', slug: 'cup', status: 'active' })
  await saveProduct(shop, aScript, {
    ...cup,
    name: 'Hidden cup',
    variants: [{ sku: 'HIDDEN', priceInPaisa: 5000 }],
  })
  const tea = { kind: 'article' as const, title: 'Tea', summary: 'Tea', body: '<p>Tea</p>' }
  const publishedAt = shop.now()
  await savePost(shop, aScript, { ...tea, slug: 'tea', publishedAt })
  await savePost(shop, aScript, { ...tea, slug: 'later', publishedAt: null })
  await savePost(shop, aScript, { kind: 'page', slug: 'about-us', title: 'About us' })
  const mailId = await failedMail(shop)
  await sendAgain(shop, aScript, { mailId })

  const pagesFor = async (viewer: Actor) => {
    const { entries } = await loadAudit(shop, viewer, new URLSearchParams())
    const page = renderToStaticMarkup(
      <MemoryRouter>
        <AuditRows entries={entries} />
      </MemoryRouter>,
    )
    return [...page.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)
  }
  const gardenId = 'id' in made ? made.id : ''
  const ofProducts = ['/about-us', '/blog/tea', '/product/cup', `/dashboard/categories/${gardenId}`]
  expect(await pagesFor(await viewerOf(shop, 'admin'))).toEqual(ofProducts)
  const owner = await viewerOf(shop, 'owner')
  expect(await pagesFor(owner)).toEqual([`/dashboard/outbox/${mailId}`, ...ofProducts])
  await shop.database.delete(mails)
  expect(await pagesFor(owner)).not.toContain(`/dashboard/outbox/${mailId}`)
})

test('a whole list, an order or a place of any kind of thing stands in the log, and leads to no single one', async () => {
  const shop = await openTestShop()
  for (const type of subjectTypes)
    for (const id of ['list', 'order', 'home-hero', 'about-us'])
      await recordAudit(
        shop.database,
        { action: 'products-exported', actorId: null, subject: { type, id }, origin: 'test' },
        shop.now(),
      )
  const owner = await viewerOf(shop, 'owner')
  const pages = new Map<string, Set<string | undefined>>()
  for (const subjectType of subjectTypes) {
    const { entries } = await loadAudit(shop, owner, new URLSearchParams({ subjectType }))
    expect(entries).toHaveLength(4)
    pages.set(subjectType, new Set(entries.map(({ subject }) => subject.page)))
  }
  const leading = [...pages].filter(([, to]) => [...to].some((page) => page !== undefined))
  expect(leading).toEqual([
    ['page', new Set(['/about-us', undefined])],
    ['menu', new Set(['/dashboard/menus'])],
    ['work', new Set(['/dashboard/jobs'])],
  ])
  const { entries } = await loadAudit(shop, owner, new URLSearchParams())
  expect(entries).toHaveLength(50)
})

async function failedMail(shop: Shop): Promise<string> {
  const values = { name: 'Rahima', link: 'http://shop.example', validMinutes: 60 }
  await shop.mail.send({
    to: 'rahima@example.com',
    language: 'en',
    template: 'reset-password',
    values,
  })
  const [mail] = await shop.database.update(mails).set({ state: 'failed' }).returning()
  if (!mail) throw new Error('Expected a mail')
  return mail.id
}

describe('the filters of the log', () => {
  const log = async (shop: Shop, viewer: Actor, path: string) => {
    const url = new URL(path, 'http://shop.example')
    return auditLoader({ context: contextOf(shop, viewer), url } as never)
  }
  const movedTo = async (asking: Promise<unknown>) => {
    const answered: unknown = await asking.catch((thrown: unknown) => thrown)
    return answered instanceof Response ? answered.headers.get('location') : undefined
  }

  test('a person is found by a part of the name or e-mail: where it can be one alone, the address names them', async () => {
    const shop = await openTestShop()
    const owner = await viewerOf(shop, 'owner')
    const mina = await personWith(shop, 'moderator', 'mina')
    await personWith(shop, 'customer', 'minara')
    const others = {
      action: 'customer-tagged',
      subjectType: 'order',
      from: '2026-11-01',
      to: '2026-11-30',
    }
    const asked = new URLSearchParams({ ...others, q: 'MINA@' })
    const moved = await movedTo(log(shop, owner, `/dashboard/audit?${asked}`))
    const [path, query] = moved?.split('?') ?? []
    expect(path).toBe('/dashboard/audit')
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual({ ...others, person: mina.id })
    expect(await movedTo(log(shop, owner, `/bn/dashboard/audit?q=${mina.email}`))).toBe(
      `/bn/dashboard/audit?person=${mina.id}`,
    )
    const { offered } = await log(shop, owner, '/dashboard/audit?q=mina')
    expect(offered?.map(({ email }) => email.split('@')[0])).toEqual(['minara', 'mina'])
    expect((await log(shop, owner, '/dashboard/audit?q=nobody')).offered).toEqual([])
    const { staff, person } = await log(shop, owner, `/dashboard/audit?person=${mina.id}`)
    expect(person?.email).toBe(mina.email)
    expect(staff.map(({ email }) => email)).toContain(mina.email)
    expect(staff).toHaveLength(2)
  })

  test('days narrow down what was done and what was refused, and stand in the address', async () => {
    const opened = await openTestShop()
    const owner = await viewerOf(opened, 'owner')
    const at = (moment: string): Shop => ({ ...opened, now: () => new Date(moment) })
    await saveCategory(at('2026-11-21T17:59:00Z'), aScript, { slug: 'garden', name: 'Garden' })
    await saveCategory(at('2026-11-21T18:00:00Z'), aScript, { slug: 'home', name: 'Home' })
    const refusal = {
      refused: 'sign-in-failed',
      accountId: null,
      ipAddress: '203.0.113.1',
    } as const
    await recordRefusal(at('2026-11-21T17:59:00Z'), refusal)
    await recordRefusal(at('2026-11-21T18:00:00Z'), refusal)
    const found = async (query: string) =>
      loadAudit(opened, owner, new URLSearchParams(`${query}&from=2026-11-22&to=2026-11-22`))
    const { entries, filter } = await found('')
    expect(entries.map(({ subject }) => subject.name)).toEqual(['Home'])
    expect(filter).toMatchObject({ from: '2026-11-22', to: '2026-11-22' })
    const { refusals } = await found('action=sign-in-failed')
    expect(refusals?.map(({ lastAt }) => lastAt)).toEqual(['2026-11-21T18:00:00.000Z'])
    const programs = await personWith(opened, 'owner', 'second')
    const listed = await programs.browser.get('/audit?from=2026-11-22&to=2026-11-22')
    expect(listed.content).toMatchObject([{ subjectName: 'Home' }])
    const counted = await programs.browser.get('/audit/refusals?to=2026-11-21')
    expect(counted.content).toMatchObject([{ times: 1, hour: '2026-11-21T17:00:00.000Z' }])
    expect((await programs.browser.get('/audit?from=yesterday')).status).toBe(400)
  })
})

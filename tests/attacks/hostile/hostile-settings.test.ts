import { isDeepStrictEqual } from 'node:util'
import type { ComponentType } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { isTaken, problemIn } from '#pages/form/form-result.ts'
import { placeOrder } from '#shop/orders/placement/place-order.ts'
import { mails } from '#shop/mail/tables.ts'
import type { Actor } from '#shop/identity/roles/actor.ts'
import { loadSettings, readStoredSettings } from '#shop/settings/load-settings.ts'
import type { Shop } from '#shop/shop.ts'
import * as auditPage from '../../../src/backoffice/audit/audit.tsx'
import {
  fieldForms,
  fieldsOf,
  valueAt,
  type FieldForm,
  type FieldKind,
  type FieldName,
} from '../../../src/backoffice/settings/fields/field-table.ts'
import * as sectionPage from '../../../src/backoffice/settings/section.tsx'
import { sections } from '../../../src/backoffice/settings/sections.ts'
import { problemWords } from '../../../src/backoffice/settings/setting-card.tsx'
import { settingsAction } from '../../../src/backoffice/settings/settings-action.ts'
import { inNameOf } from '../../examples/initiators.ts'
import { anOrderOf, stocked } from '../../examples/order-examples.ts'
import { personWith, type Person } from '../../examples/staff-examples.ts'
import { postForm } from '../../support/post-form.ts'
import { openTestShop } from '../../support/test-shop.ts'
import { drawPages } from '../../support/without-scripts/draw-page.tsx'
import { openAttackedShop } from '../support/attacked-shop.ts'

const image = `"><img src=x onerror=alert(1)>`
const script = `</script><script>alert(1)</script>`
const drawing = `<svg onload=alert(1)></svg>`
const formula = `=HYPERLINK("http://evil.example","x")`
const longest = 'x'.repeat(10_000)
const url = `https://evil.example/"><script>alert(1)</script>`

/** What somebody may send who wants to harm who reads it. */
const sent: Readonly<Record<string, string>> = {
  image,
  script,
  drawing,
  formula,
  'another formula': '@SUM(1+1)*cmd|calc',
  'a link that runs': 'javascript:alert(1)',
  'a link that is a page': 'data:text/html,<script>alert(1)</script>',
  'a link that breaks out': url,
  'backwards and hidden': 'evil\u202egpj.exe\u2066\u200f\ufeff',
  'what no database holds': 'evil\0\ud800',
  'a header of a mail': 'evil\r\nBcc: all@evil.example',
  'far too much': longest,
  'far too much Bangla': 'ক'.repeat(10_000),
  'a name of all objects': '__proto__',
  'a place for nothing': '{constructor}{order',
}

/** Kinds that are words of the merchant: what is typed is text wherever it is shown. Any other kind refuses all of it. */
const wordy: ReadonlySet<FieldKind> = new Set([
  'words',
  'more-words',
  'perhaps-words',
  'perhaps-line',
  'sender-name',
  'paper',
  'mail-subject',
  'mail-text',
])

const ofThem = fieldForms
  .filter((form) => form !== 'security')
  .flatMap((form) => fieldsOf(form).map(([name, { kind }]) => ({ form, name, kind })))

let shop: Shop
let owner: Actor

async function ownerOf(of: Shop): Promise<Actor & Pick<Person, 'browser'>> {
  const { id, browser } = await personWith(of, 'owner')
  return { ...(await inNameOf(of, id)).actor, browser }
}

async function send(of: Shop, account: Actor, form: FieldForm, typed: Record<string, string>) {
  const { settings, version } = await readStoredSettings(of.database)
  const stored = fieldsOf(form).map(([name, field]) => {
    const value = valueAt(settings, field)
    return [name, value === true ? 'yes' : value === false ? 'no' : String(value ?? '')]
  })
  const fields = { what: form, version: String(version), ...Object.fromEntries(stored), ...typed }
  const to = '/dashboard/settings'
  const { result } = await postForm(settingsAction, { shop: of, to, params: {}, fields, account })
  return result
}

/** The same words in the other language: some stand in both, or in neither. */
function inBoth(form: FieldForm, name: FieldName, words: string): Record<string, string> {
  const stem = name.replace(/(En|Bn)$/, '')
  const both = fieldsOf(form).filter(([one]) => one === `${stem}En` || one === `${stem}Bn`)
  return { [name]: words, ...Object.fromEntries(both.map(([one]) => [one, words])) }
}

beforeEach(async () => {
  shop = await openTestShop()
  owner = await ownerOf(shop)
})

const hidden = /[\0\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\r\ud800]/
const longestKept = 1000

/** What is wrong with what came of it; undefined where it was refused in words, or kept as text that harms nobody. */
async function complaintOf(field: (typeof ofThem)[number], words: string) {
  const { form, name, kind } = field
  const before = await loadSettings(shop)
  const result = await send(shop, owner, form, inBoth(form, name, words))
  const after = await loadSettings(shop)
  if (!isTaken(result)) {
    const problem = problemIn(result, name) ?? 'nothing'
    if (!Object.hasOwn(problemWords, problem)) return `There are no words for ${problem}`
    return isDeepStrictEqual(after, before) ? undefined : 'It is refused and kept'
  }
  const [, at] = fieldsOf(form).find(([one]) => one === name) ?? []
  return complaintOfKept(kind, String(at && valueAt(after, at)))
}

function complaintOfKept(kind: FieldKind, stored: string): string | undefined {
  const isText = wordy.has(kind) || (kind === 'link' && /^https?:/.test(stored))
  if (!isText) return `It is no text, and keeps ${stored}`
  if (hidden.test(stored)) return `It keeps what nobody sees: ${JSON.stringify(stored)}`
  return stored.length > longestKept ? `It keeps ${stored.length} characters` : undefined
}

test.each(ofThem.map((field) => [field.name, field] as const))(
  'what harms is refused in words or kept as harmless text: %s',
  async (_, field) => {
    const complaints: string[] = []
    for (const [what, words] of Object.entries(sent)) {
      const complaint = await complaintOf(field, words)
      if (complaint !== undefined) complaints.push(`${what}: ${complaint}`)
    }
    expect(complaints).toEqual([])
  },
)

const alive =
  /<img[^>]+src=["']?x\b|<script>alert\(1\)|<svg onload|(?:href|src|action)=["']?\s*(?:javascript|data:text)/i

/** As hostile as each field takes it, as much as fits. */
const hostileFor: Partial<Record<FieldKind, string>> = {
  words: image + script + drawing,
  'more-words': image + script + drawing,
  'perhaps-words': image + script + drawing,
  'perhaps-line': image + script + drawing,
  'sender-name': formula.replaceAll('"', "'"),
  paper: '=1+1" onload=alert(1) x="',
  'mail-subject': (image + script + drawing).slice(0, 140),
  'mail-text': `${image}\n\n${script}\n\n${drawing} {order}`,
  link: url,
}

/** Every setting that takes it. */
async function plant(of: Shop, account: Actor): Promise<void> {
  for (const form of new Set(ofThem.map((field) => field.form))) {
    const typed = fieldsOf(form).flatMap(([name, { kind }]) => {
      const words = hostileFor[kind]
      return words === undefined ? [] : [[name, words] as const]
    })
    const result = await send(of, account, form, Object.fromEntries(typed))
    expect([form, result?.error, isTaken(result)]).toEqual([form, null, true])
  }
  await send(of, account, 'pickup', { pickupOffered: 'yes' })
  await send(of, account, 'mails', { orderMail: 'orders@shop.example' })
}

/** What a page answers; markup in which something came alive fails. */
async function calmBodyAt(address: string): Promise<string> {
  const { status, headers, ...answer } = await readAt(address)
  expect([address, status < 500]).toEqual([address, true])
  expect([address, headers.get('x-content-type-options')]).toEqual([address, 'nosniff'])
  const markup = /html|xml/.test(headers.get('content-type') ?? 'html') ? answer.body : ''
  expect({ address, alive: alive.exec(markup)?.[0] }).toEqual({ address })
  return answer.body
}

async function readAt(address: string) {
  const answer = await fetch(address)
  return { status: answer.status, headers: answer.headers, body: await answer.text() }
}

async function buyIn(of: Shop): Promise<void> {
  const lines = anOrderOf([await stocked(of, { stock: 9 }), 1])
  for (const language of ['en', 'bn'] as const) {
    const buyer = { ...lines, email: `${language}@example.com`, language }
    const placed = await placeOrder(of, buyer, crypto.randomUUID())
    expect(placed.outcome).toBe('placed')
  }
}

test('with hostile text in every setting no page of shoppers or staff, no file and no mail runs any of it', async () => {
  const { origin, inside } = await openAttackedShop()
  const attacked = inside.shop
  const boss = await ownerOf(attacked)
  await plant(attacked, boss)

  const paths = ['/', '/shop', '/contact-us', '/about-us', '/checkout', '/login', '/blog']
  const documents = ['/sitemap.xml', '/manifest.webmanifest', '/feed.xml', '/llms.txt']
  const bodies: string[] = []
  for (const path of [...paths, ...paths.map((one) => `/bn${one}`), ...documents])
    bodies.push(await calmBodyAt(origin + path))
  // It was there to be shown.
  expect(bodies.filter((body) => body.includes('onerror')).length).toBeGreaterThan(10)

  const drawn = (path: string, page: object, of = path) =>
    drawPages(attacked, boss, { path: of, page: { action: () => null, ...page } as Drawn })(path)
  for (const section of Object.keys(sections)) {
    const at = `/dashboard/settings/${section}`
    const { status, html } = await drawn(at, sectionPage, '/dashboard/settings/:section')
    expect({ section, status, alive: alive.exec(html)?.[0] }).toEqual({ section, status: 200 })
  }
  const audit = await drawn('/dashboard/audit', auditPage)
  expect({ status: audit.status, alive: alive.exec(audit.html)?.[0] }).toEqual({ status: 200 })
  expect(audit.html).toContain('&lt;img src=x')

  const file = await boss.browser.get('/audit/export?format=csv')
  expect([file.status, file.text.includes('HYPERLINK')]).toEqual([200, true])
  expect(file.text).not.toMatch(/(?:^|[,\n])"?[=+@]/)

  await buyIn(attacked)
  const listMails = async () =>
    (await attacked.database.select().from(mails)).filter(({ to }) => to !== boss.email)
  await expect.poll(async () => (await listMails()).length, { timeout: 30_000 }).toBe(4)
  for (const { subject, html, template } of await listMails()) {
    expect({ template, alive: alive.exec(html)?.[0] }).toEqual({ template })
    expect(html).toContain('&lt;img src=x')
    expect(subject).not.toMatch(/[\r\n]/)
  }
})

interface Drawn {
  default: ComponentType<object>
  loader: unknown
  action: unknown
}

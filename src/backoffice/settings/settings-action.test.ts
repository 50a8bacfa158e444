import { beforeEach, expect, test } from 'vitest'
import { problemIn, troubleIn } from '#pages/form/form-result.ts'
import { listAudit } from '#shop/audit/list-audit.ts'
import { listZones, versionOf } from '#shop/delivery/load-terms.ts'
import type { Actor } from '#shop/identity/roles/actor.ts'
import { findActor } from '#shop/identity/sessions/find-actor.ts'
import { loadSettings, readStoredSettings } from '#shop/settings/load-settings.ts'
import { firstSettings } from '#shop/settings/settings.ts'
import type { Shop } from '#shop/shop.ts'
import { announcedDuring } from '../../../tests/examples/order-examples.ts'
import { openShopWith } from '../../../tests/examples/staff-examples.ts'
import { postForm } from '../../../tests/support/post-form.ts'
import { limitFieldsOf } from './limits-fields.ts'
import { settingsAction } from './settings-action.ts'

let shop: Shop
let actors: Record<'owner' | 'mina', Actor>
beforeEach(async () => {
  const opened = await openShopWith({ owner: 'owner', mina: 'moderator' })
  shop = opened.shop
  const actorOf = async (name: 'owner' | 'mina') => {
    const cookies = [...opened.people[name].browser.cookies].map((pair) => pair.join('='))
    const found = await findActor(shop, cookies.join('; '))
    if (found.outcome !== 'known') throw new Error(`Expected somebody, not ${found.outcome}`)
    return found.actor
  }
  actors = { owner: await actorOf('owner'), mina: await actorOf('mina') }
})

async function send(fields: Record<string, string>, account = actors.owner) {
  const to = '/dashboard/settings'
  const { result } = await postForm(settingsAction, { shop, to, params: {}, fields, account })
  return result
}

const shopForm = async () => {
  const { version } = await readStoredSettings(shop.database)
  return { what: 'shop', version: String(version), nameEn: 'Dokan', nameBn: 'দোকান' }
}

const deliveryForm = async (changed: Record<string, string> = {}) => ({
  what: 'delivery',
  zonesVersion: versionOf(await listZones(shop.database)),
  ...Object.fromEntries(
    ['inside', 'suburbs', 'outside'].flatMap((zone) => [
      [`${zone}Charge`, '80'],
      [`${zone}FreeFrom`, ''],
      [`${zone}MinDays`, '1'],
      [`${zone}MaxDays`, '3'],
    ]),
  ),
  ...changed,
})

test('name, phone and the address for mails are saved together, and the phone follows wherever the same one stood', async () => {
  const typed = { phone: '০১৭১২-৩৪৫৬৭৮', orderMail: 'owner@shop.example', orderMailLanguage: 'en' }
  expect(troubleIn(await send({ ...(await shopForm()), ...typed }))).toBeUndefined()
  expect(await loadSettings(shop)).toMatchObject({
    shopName: { en: 'Dokan', bn: 'দোকান' },
    headerPhone: '+8801712345678',
    footerPhone: '+8801712345678',
    chat: { phone: '+8801712345678' },
    newOrderMail: { to: 'owner@shop.example', language: 'en' },
  })
})

test('a wrong value is refused at its field, what was typed comes back, and nothing is saved', async () => {
  const before = await loadSettings(shop)
  const result = await send({ ...(await shopForm()), nameBn: ' ', phone: '12', email: 'me' })
  const wrong = ['nameBn', 'phone', 'email'].map((name) => problemIn(result, name))
  expect(wrong).toEqual(['name-missing', 'phone-wrong', 'email-wrong'])
  expect(result?.submission.payload).toMatchObject({ phone: '12', email: 'me' })
  expect(await loadSettings(shop)).toEqual(before)
})

test('charges are typed in taka, in either digits; pages of products are made anew, and the audit has before and after', async () => {
  const typed = await deliveryForm({ insideCharge: '৭০.৫০', insideFreeFrom: '9,00,000' })
  expect(await announcedDuring(() => send(typed))).toEqual(['delivery'])
  expect(await listZones(shop.database)).toMatchObject([
    {
      zone: 'inside-dhaka',
      chargeInPaisa: 7050,
      freeFromInPaisa: 90_000_000,
      minDays: 1,
      maxDays: 3,
    },
    { zone: 'dhaka-suburbs', chargeInPaisa: 8000, freeFromInPaisa: null },
    { zone: 'outside-dhaka', chargeInPaisa: 8000, freeFromInPaisa: null },
  ])
  const [entry] = await listAudit(shop)
  expect(entry).toMatchObject({
    action: 'delivery-changed',
    before: { 'inside-dhaka chargeInPaisa': 6000 },
    after: { 'inside-dhaka chargeInPaisa': 7050, 'inside-dhaka freeFromInPaisa': 90_000_000 },
  })
})

test('what is no amount, no days, or fewer days than at least is refused at its field', async () => {
  const before = await listZones(shop.database)
  const typed = { insideCharge: 'sixty', suburbsFreeFrom: '-5', outsideMinDays: '91' }
  const result = await send(await deliveryForm({ ...typed, insideMinDays: '4' }))
  const names = ['insideCharge', 'suburbsFreeFrom', 'outsideMinDays', 'insideMaxDays']
  expect(names.map((name) => problemIn(result, name))).toEqual([
    'taka-wrong',
    'taka-wrong',
    'days-wrong',
    'days-turned',
  ])
  expect(await listZones(shop.database)).toEqual(before)
})

const limitsForm = async (changed: Record<string, string> = {}) => {
  const { settings, version } = await readStoredSettings(shop.database)
  const stored = Object.entries(limitFieldsOf(settings)).map(([name, value]) => [
    name,
    value === null ? '' : String(name.endsWith('InPaisa') ? value / 100 : value),
  ])
  return { what: 'limits', version: String(version), ...Object.fromEntries(stored), ...changed }
}

test('limits on orders are typed in either digits, taka and percent; an empty field is no limit (D28)', async () => {
  expect(troubleIn(await send(await limitsForm()))).toBeUndefined()
  expect(await loadSettings(shop)).toEqual(firstSettings)
  const typed = {
    phoneOrdersPerDay: '৮',
    phoneValueInPaisa: '৳1,50,000.50',
    phonePercentOfStock: ' 30% ',
    clientOrders: '',
    clientValueInPaisa: ' ',
    few: '1,000',
    cancelPendingAfterHours: '৪৮',
  }
  expect(troubleIn(await send(await limitsForm(typed)))).toBeUndefined()
  const { orderLimits } = firstSettings
  expect(await loadSettings(shop)).toEqual({
    ...firstSettings,
    orderLimits: {
      ...orderLimits,
      phone: {
        ...orderLimits.phone,
        ordersPerDay: 8,
        valueInPaisa: 15_000_050,
        percentOfStock: 30,
      },
      client: { ...orderLimits.client, orders: null, valueInPaisa: null },
      few: 1000,
    },
    cancelPendingAfterHours: 48,
  })
  const [entry] = await listAudit(shop)
  expect(entry).toMatchObject({
    action: 'settings-changed',
    before: { cancelPendingAfterHours: null },
    after: { cancelPendingAfterHours: 48 },
  })
})

test('a limit that is none is refused at its field, and nothing is saved', async () => {
  const wrong = {
    phoneOrders: '0',
    phonePieces: '1000001',
    phoneValueInPaisa: '0',
    clientPiecesOfProduct: 'many',
    clientPercentOfShop: '101',
    fewOfProduct: '',
    few: '2.5',
    cancelPendingAfterHours: '2161',
  }
  const result = await send(await limitsForm(wrong))
  expect(Object.keys(wrong).map((name) => problemIn(result, name))).toEqual([
    'orders-wrong',
    'pieces-wrong',
    'value-wrong',
    'pieces-wrong',
    'percent-wrong',
    'few-wrong',
    'few-wrong',
    'hours-wrong',
  ])
  expect(result?.submission.payload).toMatchObject({ clientPiecesOfProduct: 'many' })
  expect(await loadSettings(shop)).toEqual(firstSettings)
})

test('the second of two who change the same settings learns so, and writes nothing over the first', async () => {
  const [first, second] = [await deliveryForm({ insideCharge: '65' }), await deliveryForm()]
  expect(troubleIn(await send(first))).toBeUndefined()
  expect(troubleIn(await send(second))).toBe('changed-meanwhile')
  expect((await listZones(shop.database))[0]?.chargeInPaisa).toBe(6500)
  const [mine, theirs] = [await shopForm(), await shopForm()]
  expect(troubleIn(await send(mine))).toBeUndefined()
  expect(troubleIn(await send({ ...theirs, nameEn: 'Other' }))).toBe('changed-meanwhile')
  expect((await loadSettings(shop)).shopName.en).toBe('Dokan')
})

test('a moderator saves nothing (D6)', async () => {
  for (const form of [await shopForm(), await deliveryForm(), await limitsForm()])
    expect(troubleIn(await send(form, actors.mina))).toBe('not-permitted')
})

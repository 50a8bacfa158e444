import { beforeEach, expect, test } from 'vitest'
import { problemIn, troubleIn } from '#pages/form/form-result.ts'
import { listAudit } from '#shop/audit/list-audit.ts'
import type { Actor } from '#shop/identity/roles/actor.ts'
import { sessions } from '#shop/identity/tables.ts'
import { findActor } from '#shop/identity/sessions/find-actor.ts'
import { textNames } from '#shop/settings/mail-texts.ts'
import { loadSettings, readStoredSettings } from '#shop/settings/load-settings.ts'
import { firstSettings } from '#shop/settings/settings.ts'
import type { Shop } from '#shop/shop.ts'
import { openShopWith } from '../../../tests/examples/staff-examples.ts'
import { postForm } from '../../../tests/support/post-form.ts'
import { storePicture } from '../../../tests/examples/examples.ts'
import { changeSettings } from '../../../tests/examples/settings-examples.ts'
import { demoSettings } from '#shop/demonstration/demo-settings.ts'
import {
  fieldForms,
  fieldsOf,
  valueAt,
  type FieldForm,
  type FieldName,
} from './fields/field-table.ts'
import { limitFieldsOf } from './limits/limits-fields.ts'
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

/** A form of fields as the page shows it. */
async function fieldsForm(
  form: FieldForm,
  changed: Partial<Record<FieldName | 'only', string>> = {},
) {
  const { settings, version } = await readStoredSettings(shop.database)
  const stored = fieldsOf(form).map(([name, field]) => {
    const value = valueAt(settings, field)
    return [name, value === true ? 'yes' : value === false ? 'no' : String(value ?? '')]
  })
  return { what: form, version: String(version), ...Object.fromEntries(stored), ...changed }
}

test('every setting has a field on one of the pages, which saves it as it was typed (D27)', async () => {
  const picture = 'a'.repeat(24)
  await storePicture(shop, picture)
  const typed: Record<Exclude<FieldForm, 'security'>, Partial<Record<FieldName, string>>> = {
    shop: {
      shopNameEn: ' Dokan ',
      shopNameBn: 'দোকান',
      taglineEn: 'All we have',
      taglineBn: 'যা আছে',
      developerEn: 'Rima',
      developerBn: 'রিমা',
      developerLink: 'rima.example/me',
    },
    look: { brandColour: '#0044CC' },
    pictures: { logo: picture, icon: '' },
    contact: {
      headerPhone: '০১৭১২-৩৪৫৬৭৮',
      headerEmail: 'top@shop.example',
      headerAddressEn: 'Mirpur',
      headerAddressBn: 'মিরপুর',
      footerPhone: '+880 1812 345678',
      infoEmail: 'end@shop.example',
      footerAddressEn: 'House 1\r\nMirpur',
      footerAddressBn: 'বাড়ি ১',
    },
    social: {
      mapLink: 'https://maps.example/1',
      facebook: 'facebook.com/dokan',
      youtube: 'https://youtube.com/@dokan',
      whatsapp: 'wa.me/8801712345678',
      pinterest: 'http://pinterest.com/dokan',
    },
    chat: {
      chatPhone: '01912345678',
      greetingEn: 'Hello',
      greetingBn: 'সালাম',
      replyTextEn: 'Soon',
      replyTextBn: 'শিগগির',
    },
    sender: {
      senderNameEn: 'Dokan of Mirpur',
      senderNameBn: 'মিরপুরের দোকান',
      senderEmail: 'hello@shop.example',
      senderReplyTo: 'care@shop.example',
    },
    mails: { orderMail: 'orders@shop.example', orderMailLanguage: 'bn' },
    placedMail: {
      placedSubjectEn: 'placed Subject en {order}',
      placedSubjectBn: 'placed Subject bn {order}',
      placedIntroEn: 'placed Intro en {order}',
      placedIntroBn: 'placed Intro bn {order}',
      placedEndEn: 'placed End en {order}',
      placedEndBn: 'placed End bn {order}',
    },
    shippedMail: {
      shippedSubjectEn: 'shipped Subject en {order}',
      shippedSubjectBn: 'shipped Subject bn {order}',
      shippedIntroEn: 'shipped Intro en {order}',
      shippedIntroBn: 'shipped Intro bn {order}',
      shippedEndEn: 'shipped End en {order}',
      shippedEndBn: 'shipped End bn {order}',
    },
    deliveredMail: {
      deliveredSubjectEn: 'delivered Subject en {order}',
      deliveredSubjectBn: 'delivered Subject bn {order}',
      deliveredIntroEn: 'delivered Intro en {order}',
      deliveredIntroBn: 'delivered Intro bn {order}',
      deliveredEndEn: 'delivered End en {order}',
      deliveredEndBn: 'delivered End bn {order}',
    },
    canceledMail: {
      canceledSubjectEn: 'canceled Subject en {order}',
      canceledSubjectBn: 'canceled Subject bn {order}',
      canceledIntroEn: 'canceled Intro en {order}',
      canceledIntroBn: 'canceled Intro bn {order}',
      canceledEndEn: 'canceled End en {order}',
      canceledEndBn: 'canceled End bn {order}',
    },
    promise: { cutOff: '14' },
    pickup: {
      pickupOffered: 'yes',
      pickupAddressEn: 'House 1, Mirpur',
      pickupAddressBn: 'বাড়ি ১, মিরপুর',
      pickupHoursEn: '10 am to 8 pm',
      pickupHoursBn: 'সকাল ১০টা থেকে রাত ৮টা',
    },
    rules: { leastOrder: '৳৫০০.৫০', mostPieces: '1,000', discountLimit: '১৫', lowStock: '১২' },
    papers: {
      tradeLicence: ' TRAD/DNCC/012345/2024 ',
      dbid: '123456789',
      bin: '০০১২৩৪৫৬৭-০১০১',
      vatPercent: '৭.৫',
      complianceNameEn: 'Customer care',
      complianceNameBn: 'গ্রাহক সেবা',
      compliancePhone: '০১৭১২৩৪৫৬৭৯',
      complianceEmail: 'care@shop.example',
    },
    currency: { languages: 'bn-en', usdRate: '১২২.৫০' },
    analytics: {
      tagManager: 'gtm-abc1234',
      googleAnalytics: 'g-abc1234567',
      metaPixel: '১২৩৪৫৬৭৮৯০',
    },
    privacy: { countVisits: 'no', keepVisits: '৬০', keepVisitors: '৩০' },
  }
  for (const [form, fields] of Object.entries(typed)) {
    expect(Object.keys(fields)).toEqual(fieldsOf(form as FieldForm).map(([name]) => name))
    expect(await send(await fieldsForm(form as FieldForm, fields))).toMatchObject({ reset: true })
  }
  const { orderLimits, cancelPendingAfterHours, staffNeedSecondFactor } = firstSettings
  expect(await loadSettings(shop)).toEqual({
    shopName: { en: 'Dokan', bn: 'দোকান' },
    tagline: { en: 'All we have', bn: 'যা আছে' },
    developer: { name: { en: 'Rima', bn: 'রিমা' }, link: 'https://rima.example/me' },
    headerPhone: '+8801712345678',
    headerEmail: 'top@shop.example',
    headerAddress: { en: 'Mirpur', bn: 'মিরপুর' },
    footerPhone: '+8801812345678',
    infoEmail: 'end@shop.example',
    footerAddress: { en: 'House 1\nMirpur', bn: 'বাড়ি ১' },
    vatPercent: 7.5,
    lowStockFrom: 12,
    discountLimitPercent: 15,
    mailSender: {
      name: { en: 'Dokan of Mirpur', bn: 'মিরপুরের দোকান' },
      email: 'hello@shop.example',
      replyTo: 'care@shop.example',
    },
    brandColour: '#0044cc',
    logo: picture,
    icon: '',
    mapLink: 'https://maps.example/1',
    social: {
      facebook: 'https://facebook.com/dokan',
      youtube: 'https://youtube.com/@dokan',
      whatsapp: 'https://wa.me/8801712345678',
      pinterest: 'http://pinterest.com/dokan',
    },
    chat: {
      phone: '+8801912345678',
      greeting: { en: 'Hello', bn: 'সালাম' },
      replyText: { en: 'Soon', bn: 'শিগগির' },
    },
    newOrderMail: { to: 'orders@shop.example', language: 'bn' },
    mailTexts: Object.fromEntries(
      textNames.map((name) => {
        const said = name.replace(/[A-Z]/, ' $&')
        return [name, { en: `${said} en {order}`, bn: `${said} bn {order}` }]
      }),
    ),
    tradeLicence: 'TRAD/DNCC/012345/2024',
    dbid: '123456789',
    bin: '001234567-0101',
    compliance: {
      name: { en: 'Customer care', bn: 'গ্রাহক সেবা' },
      phone: '+8801712345679',
      email: 'care@shop.example',
    },
    delivery: { cutOffHour: 14 },
    pickup: {
      isOffered: true,
      address: { en: 'House 1, Mirpur', bn: 'বাড়ি ১, মিরপুর' },
      hours: { en: '10 am to 8 pm', bn: 'সকাল ১০টা থেকে রাত ৮টা' },
    },
    orderRules: { leastInPaisa: 50_050, mostPieces: 1000 },
    languages: 'bn-en',
    usdRate: 122.5,
    analytics: { gtmId: 'GTM-ABC1234', ga4Id: 'G-ABC1234567', metaPixelId: '1234567890' },
    keepVisitorsDays: 30,
    countVisits: false,
    keepVisitsDays: 60,
    // They have forms of their own.
    orderLimits,
    cancelPendingAfterHours,
    staffNeedSecondFactor,
  })
})

test('a form as it is shown can be saved as it is, also with the number of the demonstration, and changes nothing', async () => {
  await changeSettings(shop, demoSettings)
  const before = await readStoredSettings(shop.database)
  for (const form of fieldForms.filter((name) => name !== 'security'))
    expect(await send(await fieldsForm(form))).toMatchObject({ reset: true })
  expect(await readStoredSettings(shop.database)).toEqual(before)
})

test('what is the same in several places follows what stands at the top of the pages; what differs stays', async () => {
  const places = async () => {
    const { footerPhone, chat, infoEmail } = await loadSettings(shop)
    return [footerPhone, chat.phone, infoEmail]
  }
  const top = { headerPhone: '01712345678', headerEmail: 'me@shop.example' }
  await send(await fieldsForm('contact', top))
  expect(await places()).toEqual(['+8801712345678', '+8801712345678', 'me@shop.example'])
  await send(await fieldsForm('chat', { chatPhone: '01812345678' }))
  await send(await fieldsForm('contact', { headerPhone: '01912345678', infoEmail: '' }))
  expect(await places()).toEqual(['+8801912345678', '+8801812345678', ''])
})

test('a wrong value is refused at its field, what was typed comes back, and nothing is saved', async () => {
  const before = await loadSettings(shop)
  const wrong: [FieldForm, FieldName, string, string][] = [
    ['shop', 'shopNameBn', ' ', 'missing'],
    ['shop', 'taglineEn', 'x'.repeat(301), 'too-long'],
    ['shop', 'developerLink', 'javascript:alert(1)', 'link-wrong'],
    ['contact', 'headerPhone', '12', 'phone-wrong'],
    ['contact', 'infoEmail', 'me', 'email-wrong'],
    ['look', 'brandColour', '#f4a300', 'colour-unreadable'],
    ['look', 'brandColour', 'green', 'colour-unreadable'],
    ['placedMail', 'placedSubjectEn', 'Order {number}', 'placeholder-unknown'],
    ['shippedMail', 'shippedEndBn', 'ক'.repeat(1001), 'mail-text-long'],
    ['deliveredMail', 'deliveredSubjectBn', 'ক'.repeat(151), 'mail-subject-long'],
    ['social', 'facebook', 'my shop', 'link-wrong'],
    ['papers', 'bin', '12345', 'bin-wrong'],
    ['papers', 'dbid', '1'.repeat(61), 'paper-wrong'],
    ['currency', 'usdRate', '0', 'rate-wrong'],
    ['analytics', 'tagManager', 'UA-1"><script>', 'tag-manager-wrong'],
    ['analytics', 'googleAnalytics', 'UA-12345-1', 'google-analytics-wrong'],
    ['analytics', 'metaPixel', '12345', 'meta-pixel-wrong'],
    ['privacy', 'keepVisitors', '', 'keep-days-wrong'],
    ['mails', 'orderMailLanguage', 'fr', 'choice-wrong'],
    ['promise', 'cutOff', '24', 'choice-wrong'],
    ['pickup', 'pickupOffered', 'yes', 'missing'],
    ['rules', 'leastOrder', '0', 'least-wrong'],
    ['rules', 'leastOrder', 'much', 'least-wrong'],
    ['rules', 'mostPieces', '2.5', 'orders-wrong'],
    ['papers', 'compliancePhone', '12', 'phone-wrong'],
    ['papers', 'vatPercent', '101', 'vat-wrong'],
    ['sender', 'senderNameEn', 'Me <me@shop.example>', 'sender-name-wrong'],
    ['sender', 'senderReplyTo', 'me', 'email-wrong'],
    ['rules', 'lowStock', '0', 'low-stock-wrong'],
    ['rules', 'discountLimit', '101', 'discount-limit-wrong'],
    ['rules', 'discountLimit', '2.5', 'discount-limit-wrong'],
  ]
  for (const [form, name, typed, problem] of wrong) {
    const result = await send(await fieldsForm(form, { [name]: typed }))
    // What is offered to be fetched needs a place.
    const at = name === 'pickupOffered' ? 'pickupAddressEn' : name
    expect([name, problemIn(result, at)]).toEqual([name, problem])
    expect(result?.submission.payload).toMatchObject({ [name]: typed })
  }
  const alone = await send(await fieldsForm('contact', { footerAddressBn: 'মিরপুর' }))
  expect(problemIn(alone, 'footerAddressEn')).toBe('both-languages')
  const name = await send(await fieldsForm('papers', { complianceNameEn: 'Customer care' }))
  expect(problemIn(name, 'complianceNameBn')).toBe('both-languages')
  expect(await loadSettings(shop)).toEqual(before)
})

test('that staff need a second factor is said by a person who has one, after a recent sign-in (0060)', async () => {
  const form = await fieldsForm('security', { staffFactor: 'yes' })
  expect(troubleIn(await send(form))).toBe('second-factor-missing')
  const own = { ...actors.owner, hasSecondFactor: true }
  const hourAgo = new Date(Date.now() - 3_600_000)
  await shop.database.update(sessions).set({ createdAt: hourAgo })
  expect(troubleIn(await send(form, own))).toBe('requires-recent-login')
  expect((await loadSettings(shop)).staffNeedSecondFactor).toBe(false)
  await shop.database.update(sessions).set({ createdAt: new Date() })
  expect(await send(form, own)).toMatchObject({ reset: true })
  expect((await loadSettings(shop)).staffNeedSecondFactor).toBe(true)
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

test('a person who may set it sends a test mail; without a mail server the page says so (D27)', async () => {
  expect(troubleIn(await send({ what: 'testMail' }))).toBe('no-mail-server')
  expect(troubleIn(await send({ what: 'testMail' }, actors.mina))).toBe('not-permitted')
})

test('the second of two who change the same settings learns so, and writes nothing over the first', async () => {
  const mine = await fieldsForm('shop', { shopNameEn: 'Dokan' })
  const theirs = await fieldsForm('papers', { bin: '001234567' })
  expect(troubleIn(await send(mine))).toBeUndefined()
  expect(troubleIn(await send(theirs))).toBe('changed-meanwhile')
  expect((await loadSettings(shop)).shopName.en).toBe('Dokan')
})

test('a moderator saves nothing (D6)', async () => {
  const forms = await Promise.all(fieldForms.map((form) => fieldsForm(form)))
  for (const form of [...forms, await limitsForm()])
    expect(troubleIn(await send(form, actors.mina))).toBe('not-permitted')
})

test('the form of a shop that sells in one language takes texts in that language alone', async () => {
  await changeSettings(shop, { languages: 'bn' })
  const address = { footerAddressEn: '', footerAddressBn: 'মিরপুর ১০', only: 'bn' }
  expect(await send(await fieldsForm('contact', address))).toMatchObject({ reset: true })
  expect((await loadSettings(shop)).footerAddress).toEqual({ en: 'মিরপুর ১০', bn: 'মিরপুর ১০' })
  const nameless = { shopNameEn: '', shopNameBn: '', only: 'bn' }
  expect(problemIn(await send(await fieldsForm('shop', nameless)), 'shopNameBn')).toBe('missing')
})

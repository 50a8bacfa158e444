import { expect, test } from 'vitest'
import { movePlaces } from '#shop/delivery/zones/move-places.ts'
import { saveZone } from '#shop/delivery/zones/save-zone.ts'
import { readZoning, versionOf } from '#shop/delivery/load-zoning.ts'
import { readStoredSettings } from '#shop/settings/load-settings.ts'
import { saveSettings } from '#shop/settings/save-settings.ts'
import { firstSettings, type SettingsChange } from '#shop/settings/settings.ts'
import type { Person, Script } from '#shop/initiator.ts'
import { aScript, inNameOf } from '../../../../tests/examples/initiators.ts'
import { openShopWith } from '../../../../tests/examples/staff-examples.ts'
import { sectionNames, type SectionName } from '../sections.ts'
import { changesIn } from './changes.ts'
import type { NamedZone } from './zone-changes.ts'
import { loadHistory } from './load-history.ts'

async function openChangedShop() {
  const { shop, people } = await openShopWith({ owner: 'owner' })
  const owner = await inNameOf(shop, people.owner.id)
  const save = async (change: SettingsChange, by: Person | Script = owner) => {
    const { version } = await readStoredSettings(shop.database)
    expect(await saveSettings(shop, by, { ...change, version })).toMatchObject({ outcome: 'saved' })
  }
  const historyOf = async (section: SectionName, zones: readonly NamedZone[] = []) =>
    (await loadHistory(shop, section)).map(({ by, before, after }) => ({
      by,
      changes: changesIn(section, before, after, zones).map((change) =>
        Object.values(change).join(' | '),
      ),
    }))
  return { shop, owner, name: owner.actor.name, save, historyOf }
}

test('each section tells who changed what of it, the latest first, with what it was before', async () => {
  const { shop, owner, name, save, historyOf } = await openChangedShop()
  await save({ headerPhone: '+8801712345678', bin: '001234567' })
  await save({ chat: { ...firstSettings.chat, phone: '+8801712345678' } }, aScript)
  await save({ headerPhone: '+8801812345678' })
  expect(await historyOf('contact')).toEqual([
    { by: name, changes: ['Phone at the top | 01712-345678 | 01812-345678'] },
    { by: name, changes: ['Phone at the top | None | 01712-345678'] },
  ])
  expect(await historyOf('papers')).toEqual([{ by: name, changes: ['BIN | None | 001234567'] }])
  expect(await historyOf('chat')).toEqual([
    { by: 'machine', changes: ['WhatsApp number | None | 01712-345678'] },
  ])
  const { orderLimits } = firstSettings
  const phone = { ...orderLimits.phone, valueInPaisa: null }
  await save({ orderLimits: { ...orderLimits, phone, few: 12 }, cancelPendingAfterHours: 48 })
  expect((await historyOf('orders'))[0]?.changes).toEqual([
    'One phone number · Value of the goods (taka) | ৳2,00,000 | no limit',
    'Always allowed · Pieces in all | 10 | 12',
    'Cancel after (hours) | no limit | 48',
  ])
  const zoning = await readZoning(shop.database)
  const [inside] = zoning.zones
  if (!inside) throw new Error('Expected a zone')
  const version = versionOf(zoning)
  await saveZone(shop, owner, { ...inside, version, chargeInPaisa: 7000 })
  const places = [{ district: 'Dhaka', area: 'Savar' }]
  const dearer = versionOf(await readZoning(shop.database))
  await movePlaces(shop, owner, { version: dearer, zone: inside.zone, places })
  expect(await historyOf('delivery', zoning.zones)).toEqual([
    { by: name, changes: ['Savar, Dhaka | Dhaka suburbs | Inside Dhaka'] },
    { by: name, changes: ['Inside Dhaka · Delivery charge | ৳60 | ৳70'] },
  ])
})

test('a section of which nothing was changed has no history, whatever was changed beside it', async () => {
  const { save, historyOf } = await openChangedShop()
  await save({ usdRate: 120 })
  const changed = await Promise.all(sectionNames.map((name) => historyOf(name)))
  expect(sectionNames.filter((_, index) => changed[index]?.length)).toEqual(['currency'])
})

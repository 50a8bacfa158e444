import { count, eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { defineAction } from '../../define-action.ts'
import { onlyLanguage } from '../../settings/languages.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import type { Shop } from '../../shop.ts'
import { deliveryZones } from '../tables.ts'
import type { DeliveryTerms, Zone } from '../zone.ts'
import type { Zoning } from '../zoning.ts'
import { holdZoning, zonesSubject } from './hold-zoning.ts'
import { mostZones, zoneIdSchema, zonesVersionSchema, zoneTermsSchema } from './zone-contract.ts'

/**
 * Changes what a zone is called, what delivery into it costs and how long it takes (D16); without `zone` it makes a new one, which no place
 * lies in yet. A shopper who is at the checkout meanwhile is shown the new charge before the order is placed (D12).
 */
export const saveZone = defineAction({
  allow: 'edit-settings',
  input: zoneTermsSchema
    .extend({ version: zonesVersionSchema, zone: zoneIdSchema.nullable() })
    .refine(({ minDays, maxDays }) => minDays <= maxDays, {
      path: ['maxDays'],
      error: 'This is fewer days than the quickest delivery takes',
    })
    .refine(
      ({ includedGrams, chargePerKgInPaisa }) =>
        (includedGrams === null) === (chargePerKgInPaisa === null),
      {
        path: ['chargePerKgInPaisa'],
        error: 'Say both what the charge covers and what a further kilogram costs, or neither',
      },
    ),
  run: async ({ shop, database, input: { version, zone, ...typed } }) => {
    const wanted = await nameInSpoken(shop, typed)
    if (!wanted) return { outcome: 'name-missing' }
    const held = await holdZoning(database, version)
    if (held.outcome !== 'held') return held
    const { zoning } = held
    const stored = zoning.zones.find((terms) => terms.zone === zone)
    if (zone !== null && !stored) return { outcome: 'unknown-zone' }
    if (zone === null && zoning.zones.length >= mostZones) return { outcome: 'too-many-zones' }
    if (isNameTaken(zoning, zone, wanted)) return { outcome: 'name-taken' }
    const id = zone ?? newZoneId(wanted.name, zoning)
    await writeZone(database, { zone: id, ...wanted }, stored !== undefined)
    const { before, after } = differing(id, stored, wanted)
    if (Object.keys(after).length === 0) return { outcome: 'saved', zone: id }
    return {
      outcome: 'saved',
      zone: id,
      change: {
        action: 'delivery-changed',
        subject: zonesSubject,
        before,
        after,
        topics: ['delivery'],
      },
    }
  },
})

type Wanted = Omit<DeliveryTerms, 'zone'>

/** As texts of the settings (spoken-texts.ts). Undefined where a name is missing. */
async function nameInSpoken(shop: Shop, wanted: Wanted): Promise<Wanted | undefined> {
  const { languages } = await loadSettings(shop)
  const { name, nameBn } = wanted
  if (onlyLanguage(languages) && (name || nameBn))
    return { ...wanted, name: name || nameBn, nameBn: nameBn || name }
  return name && nameBn ? wanted : undefined
}

async function writeZone(
  database: Database,
  { zone, ...terms }: DeliveryTerms,
  isStored: boolean,
): Promise<void> {
  if (isStored) {
    await database.update(deliveryZones).set(terms).where(eq(deliveryZones.zone, zone))
    return
  }
  const [row] = await database.select({ position: count() }).from(deliveryZones)
  await database.insert(deliveryZones).values({ zone, ...terms, position: row?.position ?? 0 })
}

/** Two zones of one name nobody could tell apart. */
const isNameTaken = ({ zones }: Zoning, own: Zone | null, { name, nameBn }: Wanted): boolean =>
  zones.some(
    (other) =>
      other.zone !== own &&
      (other.name.toLowerCase() === name.toLowerCase() || other.nameBn === nameBn),
  )

/** Of the English name, for addresses; once given it stays. */
function newZoneId(name: string, { zones, removed }: Zoning): Zone {
  const words = name.toLowerCase().match(/[a-z0-9]+/g) ?? ['zone']
  const base = words.join('-').slice(0, 60)
  // Of what is no zone: the page of a new one, and what is handed over in the shop.
  const taken = new Set(['new', 'pickup', ...[...zones, ...removed].map(({ zone }) => zone)])
  const ids = [base, ...Array.from(taken, (_, n) => `${base}-${n + 2}`)]
  const free = ids.find((id) => !taken.has(id))
  if (free === undefined) throw new Error('Expected a free id among more than there are zones')
  return free
}

/** As the audit keeps it: `inside-dhaka chargeInPaisa`. */
function differing(zone: Zone, stored: Wanted | undefined, wanted: Wanted) {
  const before: Record<string, unknown> = {}
  const after: Record<string, unknown> = {}
  for (const name of Object.keys(wanted) as (keyof Wanted)[]) {
    if (stored?.[name] === wanted[name]) continue
    before[`${zone} ${name}`] = stored?.[name] ?? null
    after[`${zone} ${name}`] = wanted[name]
  }
  return { before, after }
}

import { and, desc, eq } from 'drizzle-orm'
import { findDestination } from '../delivery/find-destination.ts'
import type { Actor } from '../identity/roles/actor.ts'
import type { Shop } from '../shop.ts'
import type { SavedAddress } from './address.ts'
import type { AddressAnswer } from './contract.ts'
import { addresses } from './tables.ts'

type Owner = Pick<Actor, 'userId'>

const shown = {
  id: addresses.id,
  fullName: addresses.fullName,
  phone: addresses.phone,
  district: addresses.district,
  area: addresses.area,
  address: addresses.address,
  isDefault: addresses.isDefault,
}

/** All of one account, the default first, then the newest. */
export async function listAddresses(shop: Shop, { userId }: Owner): Promise<AddressAnswer[]> {
  const found = await shop.database
    .select(shown)
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(desc(addresses.isDefault), desc(addresses.createdAt), desc(addresses.id))
  return found.map(withBanglaNames)
}

/** Nothing where there is none of that id, or it is somebody else's. */
export async function findAddress(
  shop: Shop,
  { userId }: Owner,
  id: string,
): Promise<AddressAnswer | undefined> {
  const [found] = await shop.database
    .select(shown)
    .from(addresses)
    .where(and(eq(addresses.userId, userId), eq(addresses.id, id)))
  return found && withBanglaNames(found)
}

function withBanglaNames(address: SavedAddress): AddressAnswer {
  const place = findDestination(address)
  return {
    ...address,
    districtBn: place.outcome === 'found' ? place.district.nameBn : null,
    areaBn: place.outcome === 'found' ? place.area.nameBn : null,
  }
}

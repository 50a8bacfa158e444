import { inLanguage, type Language } from '#platform/language.ts'
import { findDistrict as findByName } from '#shop/delivery/find-destination.ts'
import { browserOf } from '#shop/visits/device.ts'
import { findDistrict } from '#shop/visits/find-district.ts'
import type { ListedVisitor } from '#shop/visitors/list-visitors.ts'

interface Naming {
  names: ReadonlyMap<string, { name: string }>
  language: Language
}

/** As it comes from the server: moments are text on the way, and a place has a name. */
export function showRecord(visitor: ListedVisitor, { names, language }: Naming) {
  const { id, userId, email, facebookId, userAgent, latitude, longitude } = visitor
  const district = findByName(findDistrict(latitude, longitude) ?? '')
  return {
    id,
    person: userId,
    name: names.get(userId)?.name ?? '',
    email,
    facebookId,
    latitude,
    longitude,
    measured: visitor.placeMeasured,
    district: district && inLanguage(language, district.name, district.nameBn),
    /** The English name. */
    districtKey: district?.name,
    userAgent,
    ...browserOf(userAgent),
    clientTimestamp: visitor.clientTimestamp,
    receivedAt: visitor.receivedAt.toISOString(),
  }
}

export type ShownRecord = ReturnType<typeof showRecord>

import { inLanguage, type Language } from '#platform/language.ts'
import { matchesPlace, orderPlaces, type Area, type Place } from '#shop/delivery/area.ts'
import { allDistricts } from '#shop/delivery/find-destination.ts'
import type { DeliveryTerms } from '#shop/delivery/zone.ts'
import { placesOf, zoneAt, type Zoning } from '#shop/delivery/zoning.ts'

export interface FoundPlace {
  district: string
  /** Empty: the whole district. */
  area: string
  /** In the language of the page. */
  name: string
  /** Where it lies now; of a district that lies in several, all of them. */
  zones: { zone: string; name: string }[]
}

const mostFound = 60

/** Districts and areas whose name begins or goes on as somebody typed, each with where it lies now. */
export function findPlaces(zoning: Zoning, typed: string, language: Language): FoundPlace[] {
  const nameOf = ({ name, nameBn }: Place) => inLanguage(language, name, nameBn)
  const zonesOf = (district: string, areas: readonly Area[]) => {
    const terms = new Set(areas.map((area) => zoneAt(zoning, district, area)))
    return [...terms].map((each) => ({ zone: each.zone, name: nameOf(each) }))
  }
  const districts = allDistricts.filter((district) => matchesPlace(typed, district))
  const ofDistricts = orderPlaces(typed, districts).flatMap((district) => {
    const { name, areas } = district
    const whole = { district: name, area: '', name: nameOf(district), zones: zonesOf(name, areas) }
    return [whole, ...areas.map((area) => foundArea(district, area))]
  })
  const ofAreas = allDistricts
    .filter((district) => !districts.includes(district))
    .flatMap((district) =>
      district.areas
        .filter((area) => matchesPlace(typed, area))
        .map((area) => foundArea(district, area)),
    )
  return [...ofDistricts, ...ofAreas].slice(0, mostFound)

  function foundArea(district: Place, area: Area): FoundPlace {
    return {
      district: district.name,
      area: area.name,
      name: `${nameOf(area)}, ${nameOf(district)}`,
      zones: zonesOf(district.name, [area]),
    }
  }
}

/** How much lies in a zone. */
export function countPlaces(zoning: Zoning, { zone }: DeliveryTerms) {
  const parts = placesOf(zoning, zone, allDistricts)
  const split = parts.filter(({ isWhole }) => !isWhole)
  return {
    districts: parts.length - split.length,
    areas: split.reduce((sum, { areas }) => sum + areas.length, 0),
  }
}

/** What lies in a zone, district by district; of one that lies there in part, its areas. */
export function namePlaces(zoning: Zoning, { zone }: DeliveryTerms, language: Language) {
  const nameOf = ({ name, nameBn }: Place) => inLanguage(language, name, nameBn)
  return placesOf(zoning, zone, allDistricts).map(({ district, areas, isWhole }) => ({
    district: nameOf(district),
    areas: isWhole ? [] : areas.map(nameOf),
  }))
}

/**
 * Makes src/shop/delivery/areas.json, the places that orders go to, from two MIT packages: bd-geojs (districts and
 * upazilas with Bangla names) and @bangladeshi/bangladesh-address (thanas and other spellings), corrected by scripts/areas/.
 * Run by hand when a source or a correction changes: node scripts/assets/make-areas.ts
 */
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { foldPlace, type Area, type District, type Place } from '../../src/shop/delivery/area.ts'
import { cityThanas } from './areas/city-thanas.ts'
import { districtSpellings } from './areas/districts.ts'
import { missingAreas, upazilaSpellings } from './areas/upazilas.ts'

interface Named {
  id: string
  name: string
  bn_name: string
}

// Both packages are CommonJS, and the second one names an entry file that it does not contain: load files by path.
const load = createRequire(import.meta.url)
const { districts } = load('bd-geojs/dist/data/districts.js') as { districts: Named[] }
const { upazillas } = load('bd-geojs/dist/data/upazillas.js') as {
  upazillas: (Named & { district_id: string })[]
}
const otherSource = '../../node_modules/@bangladeshi/bangladesh-address/build/src/json'
const thanas = load(`${otherSource}/bd-thana.json`) as { thana: string; district: string }[]
const otherUpazilas = load(`${otherSource}/bd-upazila.json`) as {
  upazila: string
  district: string
}[]

const byName = (one: Place, other: Place) => one.name.localeCompare(other.name, 'en')

/** What stays of a spelling when vowels and usual swaps of consonants are set aside: Goshairhat and Gosairhat. */
function skeleton(name: string): string {
  return foldPlace(name)
    .replaceAll('ph', 'f')
    .replaceAll('v', 'b')
    .replace(/[jz]/g, 'j')
    .replaceAll('x', 'ks')
    .replace(/[aeiouyhw]/g, '')
    .replace(/(.)\1+/g, '$1')
}

function place(name: string, nameBn: string, aliases: readonly string[]): Area {
  const known = new Set([name, nameBn].map(foldPlace))
  const others = aliases.filter((alias) => {
    const isNew = alias !== '' && !known.has(foldPlace(alias))
    known.add(foldPlace(alias))
    return isNew
  })
  return {
    name,
    nameBn: nameBn.trim().normalize('NFC'),
    ...(others.length > 0 ? { aliases: others } : {}),
  }
}

function written(line: string): Area {
  const [name = '', nameBn = '', aliases = ''] = line.split('|')
  return place(name, nameBn, aliases.split(';'))
}

function upazilasOf(source: Named, district: string): Area[] {
  const spellings = upazilaSpellings[district] ?? {}
  const own = upazillas.filter((upazila) => upazila.district_id === source.id)
  const unused = Object.keys(spellings).filter(
    (name) => !own.some((upazila) => upazila.name.trim() === name),
  )
  if (unused.length > 0) throw new Error(`Corrected, but not in the source: ${unused.join(', ')}`)
  return own.map((upazila) => {
    const old = upazila.name.trim()
    const spelling = spellings[old] ?? old
    const [name, nameBn] = typeof spelling === 'string' ? [spelling, upazila.bn_name] : spelling
    return place(name, nameBn, [old, upazila.bn_name.trim().normalize('NFC')])
  })
}

/** Spellings of the second source that differ become aliases where they can mean only one area. */
function addOtherSpellings(areas: Area[], district: Place): Area[] {
  const names = new Set([district.name, ...(district.aliases ?? [])].map(foldPlace))
  const others = otherUpazilas.filter((other) => names.has(foldPlace(other.district)))
  return areas.map((area) => {
    const alike = others.filter(
      ({ upazila }) =>
        skeleton(upazila) === skeleton(area.name) &&
        areas.filter((one) => skeleton(one.name) === skeleton(upazila)).length === 1,
    )
    const { city } = area
    const aliases = [...(area.aliases ?? []), ...alike.map(({ upazila }) => upazila)]
    return { ...place(area.name, area.nameBn ?? '', aliases), ...(city ? { city } : {}) }
  })
}

function checkThanas(district: District): void {
  for (const { thana } of thanas.filter((one) => one.district === district.name)) {
    const found = district.areas.some((area) => foldPlace(area.name) === foldPlace(thana))
    if (!found)
      throw new Error(`${thana} in ${district.name} is in the source, but not in city-thanas.ts`)
  }
}

function makeDistrict(source: Named): District {
  const spelling = districtSpellings[source.name]
  const name = spelling?.name ?? source.name
  const self = place(name, source.bn_name, [...(spelling?.aliases ?? []), source.name])
  const areas = [
    ...upazilasOf(source, name),
    ...(missingAreas[name] ?? []).map(written),
    ...(cityThanas[name] ?? []).map((line) => ({ ...written(line), city: true })),
  ]
  const district = { ...self, areas: addOtherSpellings(areas, self).toSorted(byName) }
  checkThanas(district)
  return district
}

const made = districts.map(makeDistrict).toSorted(byName)
const version = createHash('sha256').update(JSON.stringify(made)).digest('hex').slice(0, 12)
const file = new URL('../../src/shop/delivery/areas.json', import.meta.url)
writeFileSync(file, toLines(version, made))

/** One area a line, so that a change shows as one line. */
function toLines(name: string, all: District[]): string {
  const blocks = all.map(({ areas, ...district }) => {
    const lines = areas.map((area) => `        ${JSON.stringify(area)}`).join(',\n')
    const fields = JSON.stringify(district).slice(1, -1)
    return `    {\n      ${fields},\n      "areas": [\n${lines}\n      ]\n    }`
  })
  return `{\n  "version": "${name}",\n  "districts": [\n${blocks.join(',\n')}\n  ]\n}\n`
}

/**
 * Makes src/ui/chart/bangladesh.json, the outline of Bangladesh in units of the drawing, and src/platform/places/district-towns.json, where the town of
 * each district is. The outline is of Natural Earth (public domain, by world-atlas), the towns are of bd-geojs (MIT), those that it lacks stand
 * below. No open package holds borders of districts under a licence that a shop can keep, so each district is a point.
 * Run by hand when a source changes: node scripts/assets/make-map.ts
 */
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { feature } from 'topojson-client'
import { districtSpellings } from './areas/districts.ts'

type Position = [longitude: number, latitude: number]

const load = createRequire(import.meta.url)
const { districts } = load('bd-geojs/dist/data/districts.js') as {
  districts: { name: string; lat: string | null; lon: string | null }[]
}
const atlas = load('world-atlas/countries-10m.json') as Parameters<typeof feature>[0]

/** District towns that the source has no place of. */
const missing: Record<string, Position> = {
  Barguna: [90.1262, 22.1591],
  Barisal: [90.3535, 22.701],
  Coxsbazar: [92.0077, 21.4395],
  Jhalakathi: [90.1987, 22.6406],
  Joypurhat: [89.0227, 25.0968],
  Lalmonirhat: [89.4532, 25.9165],
  Manikganj: [90.0047, 23.8644],
  Munshiganj: [90.5354, 23.5435],
  Naogaon: [88.9414, 24.8132],
  Pirojpur: [89.972, 22.5841],
  Rajshahi: [88.6042, 24.3745],
  Rangamati: [92.1753, 22.6533],
  Satkhira: [89.0705, 22.7185],
  Shariatpur: [90.4348, 23.2423],
  Tangail: [89.9167, 24.2513],
}

const width = 300
const [west, east, north, south] = [88, 92.7, 26.65, 20.55]
/** Mercator: shapes stay as people know them. */
const mercator = (latitude: number) => Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360))
const scale = width / (((east - west) * Math.PI) / 180)
const x = (longitude: number) => round(((longitude - west) * Math.PI * scale) / 180)
const y = (latitude: number) => round((mercator(north) - mercator(latitude)) * scale)
const round = (value: number) => Math.round(value * 10) / 10

/** Islands that would be smaller than a district's point are left out. */
const smallest = 4

function outline(): string {
  const countries = feature(atlas, atlas.objects['countries'] as never) as unknown as {
    features: { id: string; geometry: { coordinates: Position[][][] } }[]
  }
  const { geometry } = countries.features.find(({ id }) => id === '050') ?? {}
  if (!geometry) throw new Error('Expected Bangladesh among the countries of the atlas')
  const rings = geometry.coordinates.map(([ring = []]) =>
    thin(ring.map(([lon, lat]) => [x(lon), y(lat)])),
  )
  return rings
    .filter((ring) => areaOf(ring) > smallest)
    .map((ring) => `M${ring.map((point) => point.join(' ')).join('L')}Z`)
    .join('')
}

/** Without points that nobody could see at this size. */
function thin(ring: number[][]): number[][] {
  return ring.reduce<number[][]>((kept, point) => {
    const last = kept.at(-1)
    const isFar =
      !last || Math.hypot((point[0] ?? 0) - (last[0] ?? 0), (point[1] ?? 0) - (last[1] ?? 0)) > 0.9
    return isFar ? [...kept, point] : kept
  }, [])
}

const areaOf = (ring: number[][]) =>
  Math.abs(
    ring.reduce((sum, [x1 = 0, y1 = 0], index) => {
      const [x2 = 0, y2 = 0] = ring[(index + 1) % ring.length] ?? []
      return sum + x1 * y2 - x2 * y1
    }, 0) / 2,
  )

/** To a hundred metres. */
const toMetres = (degrees: number) => Math.round(degrees * 1000) / 1000

const towns = districts.map(({ name, lat, lon }): [string, [number, number]] => {
  const [longitude, latitude] = lat === null ? (missing[name] ?? []) : [Number(lon), Number(lat)]
  if (longitude === undefined || latitude === undefined) throw new Error(`Where is ${name}?`)
  return [districtSpellings[name]?.name ?? name, [toMetres(latitude), toMetres(longitude)]]
})
const byName = ([one]: [string, unknown], [other]: [string, unknown]) =>
  one.localeCompare(other, 'en')

const map = {
  width,
  height: Math.ceil(y(south)),
  projection: { west, north: mercator(north), scale },
  outline: outline(),
}
const write = (file: string, content: object) =>
  writeFileSync(new URL(`../../src/${file}`, import.meta.url), `${JSON.stringify(content)}\n`)
write('ui/chart/bangladesh.json', map)
write('platform/places/district-towns.json', Object.fromEntries(towns.toSorted(byName)))

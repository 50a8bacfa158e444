import { randomBytes } from 'node:crypto'
import type { BenchShop } from '../../bench/support/bench-shop.ts'
import type { Child } from '../../bench/support/measure.ts'
import { fillOrders } from '../../demo/orders/fill-orders.ts'
import { fillShop } from '../../demo/fill-shop.ts'
import { migrateDatabase } from '../../src/platform/database/migrate.ts'
import { readEnvironment } from '../../src/platform/environment.ts'
import { openLog } from '../../src/platform/log.ts'
import { storeCategory } from '../../src/shop/catalog/categories/store-category.ts'
import { storeProduct } from '../../src/shop/catalog/products/store-product.ts'
import type { ProductDraft } from '../../src/shop/catalog/contract.ts'
import { openShop } from '../../src/shop/open-shop.ts'
import { byScript } from '../../src/shop/initiator.ts'
import { countNightly } from '../../src/shop/sales/nightly/count-nightly.ts'
import { sumUpAllSales } from '../../src/shop/sales/sums/sum-up.ts'
import { readStoredSettings } from '../../src/shop/settings/load-settings.ts'
import { saveSettings } from '../../src/shop/settings/save-settings.ts'
import type { Shop } from '../../src/shop/shop.ts'
import { makePerson, type Counter, type Person } from './people.ts'

/** Which shop stands behind a view: the demonstration's, the same with a year of trial orders, one with goods that try every limit, with one product, with none. */
export type Shelf = 'demonstration' | 'trial' | 'odd' | 'one' | 'bare'

const migrations = new URL('../../database/migrations', import.meta.url).pathname

/** Answers where a shelf's shop is to be visited; the first to ask waits until it is filled and open. */
export function openShelves(bench: BenchShop): {
  originOf: (shelf: Shelf) => Promise<string>
  /** The cookies of such a person's browser. Those who change what others look at come anew each time. */
  cookiesOf: (shelf: Shelf, person: Person) => Promise<string[]>
  close: () => Promise<void>
} {
  const opened = new Map<Shelf, ReturnType<typeof open>>()
  const people = new Map<string, Promise<string[]>>()
  const openOnce = (shelf: Shelf) => {
    const shop = opened.get(shelf) ?? open(bench, shelf)
    opened.set(shelf, shop)
    return shop
  }
  return {
    originOf: async (shelf) => (await openOnce(shelf)).origin,
    cookiesOf: async (shelf, person) => {
      const counter = await openOnce(shelf)
      if (person === 'newcomer' || person === 'addressee') return makePerson(counter, person)
      const name = `${shelf} ${person}`
      const cookies = people.get(name) ?? makePerson(counter, person)
      people.set(name, cookies)
      return cookies
    },
    close: async () => {
      const shops = await Promise.allSettled(opened.values())
      await Promise.all(shops.map((shop) => shop.status === 'fulfilled' && shop.value.stop()))
    },
  }
}

async function open(bench: BenchShop, shelf: Shelf): Promise<Counter & Pick<Child, 'stop'>> {
  if (shelf === 'demonstration') return openAt(bench, bench.url)
  const name = `shelf_${randomBytes(4).toString('hex')}`
  await bench.pool(bench.url, 1).query(`CREATE DATABASE ${name} TEMPLATE template0`)
  const url = new URL(bench.url)
  url.pathname = `/${name}`
  await migrateDatabase(url.href, migrations)
  await workBehind(url.href, fillings[shelf])
  return openAt(bench, url.href)
}

const trialOrders = 3000

const fillings: Record<Exclude<Shelf, 'demonstration'>, (shop: Shop) => Promise<void>> = {
  trial: fillTrial,
  odd: (shop) => fill(shop, oddProducts),
  one: (shop) => fill(shop, oddProducts.slice(0, 1)),
  bare: (shop) => fill(shop, []),
}

/** What the figures of the back office are looked at with. */
async function fillTrial(shop: Shop): Promise<void> {
  await fillShop(shop)
  await fillOrders(shop, { count: trialOrders, besideRealOrders: true, onProgress: () => {} })
  const { version } = await readStoredSettings(shop.database)
  await saveSettings(shop, byScript('screenshots'), { bin: '001234567', version })
  await sumUpAllSales(shop)
  await countNightly(shop)
}

async function openAt(bench: BenchShop, url: string) {
  const { origin, stop } = await bench.serve(url)
  return {
    origin,
    stop,
    behind: (work: (shop: Shop) => Promise<void>) => workBehind(url, work),
  }
}

async function workBehind(url: string, work: (shop: Shop) => Promise<void>): Promise<void> {
  const reading = readEnvironment({})
  if (reading.outcome !== 'read') throw new Error(reading.sentence)
  const { shop, close } = openShop(reading.environment, url, openLog('error'))
  try {
    await work(shop)
  } finally {
    await close()
  }
}

async function fill(shop: Shop, products: readonly ProductDraft[]): Promise<void> {
  if (products.length > 0) {
    await storeCategory(shop.database, { slug: 'kitchen', name: 'Kitchen and dining' })
    await storeCategory(shop.database, {
      slug: 'long',
      name: 'Everything for the household, the garden and the long way there',
      nameBn: 'গৃহস্থালি, বাগান ও দূরপথের যাবতীয় প্রয়োজনীয় জিনিসপত্র',
    })
  }
  for (const draft of products) {
    const saved = await storeProduct(shop.database, draft, shop.now())
    if (!('id' in saved)) throw new Error(`${draft.name} was refused: ${saved.outcome}`)
  }
}

const longName =
  'Handwoven jamdani-bordered cotton table runner with matching napkins for twelve guests, festival edition'

/** No pictures, long names, English where Bangla is missing, sold out, dear, cheap, a deal, many options. */
const oddProducts: readonly ProductDraft[] = [
  aDraft('plain', 'Clay cup', { stock: 5, priceInPaisa: 12_050 }),
  {
    ...aDraft('long-name', longName, {
      stock: 3,
      priceInPaisa: 123_456_700,
      discountPriceInPaisa: 99_999_950,
    }),
    nameBn: 'বারো জন অতিথির জন্য হাতে বোনা জামদানি পাড়ের সুতির টেবিল রানার ও মানানসই ন্যাপকিন, উৎসব সংস্করণ',
    brand: 'The Very Long Named Weavers’ Cooperative of Rupganj and Sonargaon',
  },
  aDraft('one-word', 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamte', {
    stock: 8,
    priceInPaisa: 99_900,
  }),
  aDraft('sold-out', 'Brass water pot', { stock: 0, priceInPaisa: 245_000 }),
  {
    ...aDraft('many-options', 'Panjabi', { stock: 4, priceInPaisa: 180_000 }),
    variants: ['White', 'Sky blue', 'Bottle green', 'Maroon', 'Mustard', 'Black'].flatMap(
      (color, row) =>
        ['38', '40', '42', '44', '46', 'Free size, alteration included'].map((size, column) => ({
          sku: `OPTION-${row}-${column}`,
          color,
          colorHex: ['#ffffff', '#87ceeb', '#0b4f35', '#7a1026', '#d8a200', '#111111'][row] ?? null,
          size,
          priceInPaisa: 180_000 + column * 5_000,
          stock: (row + column) % 4,
        })),
    ),
  },
  {
    ...aDraft('deal', 'Hurricane lamp', { stock: 20, priceInPaisa: 89_000 }),
    deal: { priceInPaisa: 64_900, endsAt: new Date(Date.now() + 99 * 3_600_000) },
  },
]

function aDraft(
  slug: string,
  name: string,
  variant: { stock: number; priceInPaisa: number; discountPriceInPaisa?: number },
): ProductDraft {
  return {
    slug,
    name,
    category: slug === 'one-word' ? 'long' : 'kitchen',
    description: '<p>Made by hand.</p>',
    status: 'active',
    publishedAt: new Date('2026-01-01T00:00:00Z'),
    variants: [{ sku: slug.toUpperCase(), ...variant }],
  }
}

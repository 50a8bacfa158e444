import { inArray, sql } from 'drizzle-orm'
import { isId } from '#platform/text/is-id.ts'
import type { Database } from '#platform/database/database.ts'
import type { Language } from '#platform/language.ts'
import { chosenOptions } from '#shop/catalog/options/option.ts'
import { variantWords, type VariantFacts } from '#shop/catalog/options/variant-words.ts'
import { categories, products, variants } from '#shop/catalog/tables.ts'
import { coupons } from '#shop/coupons/tables.ts'
import { listDistricts } from '#shop/delivery/find-destination.ts'
import { users } from '#shop/identity/tables.ts'
import type { SalesDimension } from '../contract.ts'

export interface KeyName {
  name: string
  nameBn: string | null
}

type Names = Map<string, KeyName>

/** What things are called that sums are kept by; what is gone, or says it itself, is left out. */
export async function listKeyNames(
  database: Database,
  dimension: SalesDimension,
  keys: readonly string[],
): Promise<Names> {
  const find = finding[dimension]
  // Scripts have no account, and a URL may hold anything.
  const found = dimension === 'district' ? keys : keys.filter(isId)
  return find && found.length > 0 ? find(database, found) : new Map()
}

interface Row extends KeyName {
  key: string
}

const byKey = (rows: readonly Row[]): Names =>
  new Map(rows.map(({ key, name, nameBn }) => [key, { name, nameBn }]))

type Finding = (database: Database, keys: readonly string[]) => Promise<Names>

const inWords = (row: VariantFacts & { name: string }, language: Language) =>
  [row.name, ...variantWords(row, language)].join(' · ')

const finding: Partial<Record<SalesDimension, Finding>> = {
  product: async (database, keys) =>
    byKey(
      await database
        .select({ key: products.id, name: products.name, nameBn: products.nameBn })
        .from(products)
        .where(inArray(products.id, [...keys])),
    ),
  variant: async (database, keys) => {
    const rows = await database
      .select({
        key: variants.id,
        name: products.name,
        nameBn: products.nameBn,
        color: variants.color,
        colorBn: variants.colorBn,
        size: variants.size,
        productOptions: products.options,
        optionValues: variants.optionValues,
      })
      .from(variants)
      .innerJoin(products, sql`${products.id} = ${variants.productId}`)
      .where(inArray(variants.id, [...keys]))
    return byKey(
      rows.map(({ key, nameBn, productOptions, optionValues, ...row }) => {
        const facts = { ...row, options: chosenOptions(productOptions, optionValues) }
        const name = inWords(facts, 'en')
        return { key, name, nameBn: nameBn ? inWords({ ...facts, name: nameBn }, 'bn') : null }
      }),
    )
  },
  category: async (database, keys) =>
    byKey(
      await database
        .select({ key: categories.id, name: categories.name, nameBn: categories.nameBn })
        .from(categories)
        .where(inArray(categories.id, [...keys])),
    ),
  coupon: async (database, keys) => {
    const rows = await database
      .select({ key: coupons.id, name: coupons.name })
      .from(coupons)
      .where(inArray(coupons.id, [...keys]))
    return byKey(rows.map((row) => ({ ...row, nameBn: null })))
  },
  staff: async (database, keys) => {
    const rows = await database
      .select({ key: users.id, name: users.name })
      .from(users)
      .where(inArray(users.id, [...keys]))
    return byKey(rows.map((row) => ({ ...row, nameBn: null })))
  },
  district: async (_database, keys) =>
    byKey(
      listDistricts()
        .filter(({ name }) => keys.includes(name))
        .map(({ name, nameBn }) => ({ key: name, name, nameBn })),
    ),
}

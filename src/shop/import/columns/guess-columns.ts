import { headingKey } from '../formats/row.ts'
import type { NamedColumn } from './column.ts'
import { fieldsOf, headingsOfOthers } from './fields.ts'

/** How people here head the columns of their lists, by the field of our own format. "Weight" alone is not among them: it may be in kilograms. */
const usual: Readonly<Record<string, readonly string[]>> = {
  name: [
    'product, product name, product title, item, item name, goods, label',
    'নাম, পণ্য, পণ্যের নাম',
  ],
  name_bn: ['bangla name, name bangla, name in bangla, bengali name', 'বাংলা নাম'],
  sku: [
    'code, item code, product code, item no, item number, article, article no, article number, model, model no',
    'কোড, পণ্যের কোড, এসকেইউ',
  ],
  price: [
    'taka, tk, bdt, rate, mrp, unit price, sales price, selling price, sell price, retail price',
    'দাম, মূল্য, টাকা, বিক্রয় মূল্য, বিক্রির দাম',
  ],
  discount_price: [
    'discounted price, offer price, special price',
    'ছাড়ের দাম, ছাড়ের মূল্য, অফার মূল্য, অফারের দাম',
  ],
  purchase_cost: [
    'cost, cost price, cost to buy, buying price, purchase price, buy price',
    'কেনা দাম, কেনার দাম, ক্রয় মূল্য',
  ],
  stock: [
    'qty, quantity, pieces, pcs, inventory, on hand, in hand, available, stock qty, stock quantity',
    'স্টক, মজুত, মজুদ, পরিমাণ, সংখ্যা',
  ],
  category: ['group, product category', 'ক্যাটাগরি, বিভাগ'],
  brand: ['company, manufacturer', 'ব্র্যান্ড, কোম্পানি'],
  description: ['details', 'বিবরণ, বর্ণনা'],
  color: ['colour', 'রং, রঙ'],
  size: ['সাইজ, মাপ'],
  weight_grams: ['grams, gram, weight g, weight gm, weight in grams', 'ওজন গ্রাম'],
  barcode: ['bar code, ean, upc, gtin', 'বারকোড'],
  pictures: ['picture, image, image url, photo, photos', 'ছবি'],
  tags: ['tag', 'ট্যাগ'],
}

/** For a heading the one of our own format that it seems to stand for. Both as headingKey makes them. */
export const guessedHeadings: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...headingsOfOthers,
    ...Object.entries(usual).flatMap(([means, headings]) =>
      headings.flatMap((some) => some.split(', ').map((heading) => [heading, means] as const)),
    ),
  ].map(([heading, means]) => [headingKey(heading), headingKey(means)]),
)

const currency = / (in )?(tk|taka|bdt|টাকা)$/

/** An amount in taka is an amount. */
const withoutCurrency = (heading: string) => heading.replace(currency, '')

const own = new Set(fieldsOf(null, []).flatMap(({ headings }) => headings))

function guess(heading: string): string | undefined {
  const plain = withoutCurrency(heading)
  for (const one of [heading, plain])
    if (Object.hasOwn(guessedHeadings, one)) return guessedHeadings[one]
  return own.has(plain) ? plain : undefined
}

/** What the columns of a file of no known format seem to be: a proposal, for nothing is read that nobody said. */
export function guessColumns(
  columns: readonly ({ heading: string } & Partial<NamedColumn>)[],
): Readonly<Record<string, string>> {
  if (columns.some(({ heading, as = heading }) => as !== heading)) return {}
  const taken = new Set(columns.map(({ heading }) => heading).filter((one) => own.has(one)))
  const guessed: Record<string, string> = {}
  for (const { heading } of columns) {
    const as = own.has(heading) ? undefined : guess(heading)
    if (as === undefined || taken.has(as)) continue
    taken.add(as)
    guessed[heading] = as
  }
  return guessed
}

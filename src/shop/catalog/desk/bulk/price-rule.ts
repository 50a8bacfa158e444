import { z } from 'zod'

/** By how much prices go up or down; a number below 0 takes off. */
export const priceRuleSchema = z.discriminatedUnion('by', [
  z.object({
    by: z.literal('percent'),
    basisPoints: z
      .int('Say by how much in hundredths of a percent')
      .min(-9900, 'Prices go down by at most 99 percent')
      .max(100_000, 'Prices go up by at most 1,000 percent')
      .meta({ description: 'Hundredths of a percent; below 0 takes off' }),
  }),
  z.object({
    by: z.literal('amount'),
    paisa: z
      .int('Say by how many paisa')
      .min(-200_000_000, 'Prices go down by at most 20 lakh taka')
      .max(200_000_000, 'Prices go up by at most 20 lakh taka')
      .meta({ description: 'Below 0 takes off' }),
  }),
])

export type PriceRule = z.infer<typeof priceRuleSchema>

const paisaOfTaka = 100

/** To whole taka, halves up: nobody writes paisa on a price. */
const toTaka = (paisa: number) => Math.round(paisa / paisaOfTaka) * paisaOfTaka

/** A price with so many hundredths of a percent taken off. */
export const lessPercent = (paisa: number, basisPoints: number): number =>
  toTaka((paisa * (10_000 - basisPoints)) / 10_000)

function changedPrice(paisa: number, rule: PriceRule): number {
  return toTaka(
    rule.by === 'percent' ? (paisa * (10_000 + rule.basisPoints)) / 10_000 : paisa + rule.paisa,
  )
}

interface Priced {
  priceInPaisa: number
  discountPriceInPaisa: number | null
}

/** What a whole number of the database and a draft of a product hold. */
const mostPaisa = 2_000_000_000

/** The price and the discount price both; too low where one of them would be nothing, or the discount none. */
export function repriced<Variant extends Priced>(
  variant: Variant,
  rule: PriceRule,
): Priced | 'price-too-low' | 'price-too-high' {
  const priceInPaisa = changedPrice(variant.priceInPaisa, rule)
  const discount = variant.discountPriceInPaisa
  const discountPriceInPaisa = discount === null ? null : changedPrice(discount, rule)
  if (priceInPaisa > mostPaisa) return 'price-too-high'
  const isSellable =
    priceInPaisa > 0 &&
    (discountPriceInPaisa === null ||
      (discountPriceInPaisa > 0 && discountPriceInPaisa < priceInPaisa))
  return isSellable ? { priceInPaisa, discountPriceInPaisa } : 'price-too-low'
}

import { z } from 'zod'

/** By how much prices go up or down; a number below 0 takes off. */
export const priceRuleSchema = z.discriminatedUnion('by', [
  z.object({
    by: z.literal('percent'),
    /** Hundredths of a percent. */
    basisPoints: z.int().min(-9900).max(100_000),
  }),
  z.object({ by: z.literal('amount'), paisa: z.int().min(-200_000_000).max(200_000_000) }),
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

/** The price and the discount price both; undefined where one of them would be nothing, or the discount none. */
export function repriced<Variant extends Priced>(
  variant: Variant,
  rule: PriceRule,
): Priced | undefined {
  const priceInPaisa = changedPrice(variant.priceInPaisa, rule)
  const discount = variant.discountPriceInPaisa
  const discountPriceInPaisa = discount === null ? null : changedPrice(discount, rule)
  const isSellable =
    priceInPaisa > 0 &&
    (discountPriceInPaisa === null ||
      (discountPriceInPaisa > 0 && discountPriceInPaisa < priceInPaisa))
  return isSellable ? { priceInPaisa, discountPriceInPaisa } : undefined
}

import type { Facts } from '#shop/audit/audit.ts'

const fields = ['status', 'category', 'furtherCategories', 'tags', 'publishedAt'] as const
const prices = ['priceInPaisa', 'discountPriceInPaisa'] as const

interface Priced {
  sku: string
  priceInPaisa: number
  discountPriceInPaisa: number | null
}

const pricesIn = (facts: Facts): Facts =>
  Object.fromEntries(
    Object.entries(facts).filter(([key]) => prices.some((name) => key.endsWith(` ${name}`))),
  )

/** Whether the variants still have the prices that the audit says a change gave them. */
export function hasPricesOf(variants: readonly Priced[], after: Facts): boolean {
  const now = new Map<string, unknown>(
    variants.flatMap((variant) =>
      prices.map((name) => [`${variant.sku} ${name}`, variant[name]] as const),
    ),
  )
  return Object.entries(pricesIn(after)).every(([key, price]) => now.get(key) === price)
}

/** A draft with the prices that the audit says were there before a change. */
export const withPricesBefore = <Draft extends { variants: readonly { sku: string }[] }>(
  draft: Draft,
  before: Facts,
): object => ({ ...draft, variants: variantsBefore(draft, before) })

const variantsBefore = (
  { variants }: { variants: readonly { sku: string }[] },
  before: Facts,
): object[] =>
  variants.map((variant) => ({
    ...variant,
    ...Object.fromEntries(
      prices
        .map((name) => [name, before[`${variant.sku} ${name}`]] as const)
        .filter(([, price]) => price !== undefined),
    ),
  }))

interface StoredDeal {
  dealPriceInPaisa: number | null
  dealStartsAt: Date | null
  dealEndsAt: Date | null
}

/** The audit keeps what differed of it; the rest stands. Nothing where the change left it alone. */
function dealBefore(before: Facts, stored: StoredDeal): object {
  const { dealPriceInPaisa, dealStartsAt, dealEndsAt } = stored
  const stands = { dealPriceInPaisa, dealStartsAt, dealEndsAt }
  if (Object.keys(stands).every((name) => before[name] === undefined)) return {}
  const was = { ...stands, ...before }
  return {
    deal:
      was.dealPriceInPaisa === null
        ? null
        : {
            priceInPaisa: was.dealPriceInPaisa,
            startsAt: was.dealStartsAt,
            endsAt: was.dealEndsAt,
          },
  }
}

/** A draft with what a change of it wrote in the audit put back; everything else of it stays. */
export function asBefore<Draft extends { variants: readonly { sku: string }[] }>(
  draft: Draft,
  before: Facts,
  stored: StoredDeal,
): object {
  // What was never published has no day to go back to.
  const known = fields.filter((name) => before[name] !== undefined && before[name] !== null)
  return {
    ...draft,
    ...Object.fromEntries(known.map((name) => [name, before[name]])),
    ...dealBefore(before, stored),
    variants: variantsBefore(draft, before),
  }
}

import type { Facts } from '#shop/audit/audit.ts'

const fields = ['status', 'category', 'tags', 'publishedAt'] as const
const prices = ['priceInPaisa', 'discountPriceInPaisa'] as const

/** A draft with what a change of it wrote in the audit put back; everything else of it stays. */
export function asBefore<Draft extends { variants: readonly { sku: string }[] }>(
  draft: Draft,
  before: Facts,
): object {
  // What was never published has no day to go back to.
  const known = fields.filter((name) => before[name] !== undefined && before[name] !== null)
  return {
    ...draft,
    ...Object.fromEntries(known.map((name) => [name, before[name]])),
    variants: draft.variants.map((variant) => ({
      ...variant,
      ...Object.fromEntries(
        prices
          .map((name) => [name, before[`${variant.sku} ${name}`]] as const)
          .filter(([, price]) => price !== undefined),
      ),
    })),
  }
}

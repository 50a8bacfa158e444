/** A discount above the limit for staff without `override-prices`, in percent of the goods (D36). */
export interface DiscountOverLimit {
  outcome: 'discount-over-limit'
  percent: number
}

/** `percent`: null sets no limit. */
export const refuseDiscount = (
  offInPaisa: number,
  goodsInPaisa: number,
  percent: number | null,
): DiscountOverLimit | undefined =>
  percent !== null && offInPaisa * 100 > goodsInPaisa * percent
    ? { outcome: 'discount-over-limit', percent }
    : undefined

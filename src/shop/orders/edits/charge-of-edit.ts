import { deliveryCharge, weightOf, type ChargeTerms, type Zone } from '#shop/delivery/zone.ts'

interface Edited {
  /** Null: it is handed over in the shop. */
  zone: Zone | null
  lines: readonly { variantId: string | null; quantity: number }[]
  subtotalInPaisa: number
}

interface Standing extends Edited {
  deliveryChargeInPaisa: number
  deliveryChargeIsSet: boolean
}

type Known = ReadonlyMap<string, { weightInGrams: number | null }>

interface Facts {
  known: Known
  terms: Readonly<Record<Zone, ChargeTerms>>
}

/** What delivery costs where nobody sets it, in paisa. What nobody changed keeps its charge, whatever delivery costs today. */
export function chargeOfEdit(
  standing: Standing,
  { zone, lines, subtotalInPaisa }: Edited,
  { known, terms }: Facts,
): number {
  if (zone === null) return 0
  const weightInGrams = weightOf(weighed(lines, known))
  const isSame =
    zone === standing.zone &&
    subtotalInPaisa === standing.subtotalInPaisa &&
    weightInGrams === weightOf(weighed(standing.lines, known))
  const today = isSame && !standing.deliveryChargeIsSet ? undefined : terms[zone]
  return today
    ? deliveryCharge(today, { subtotalInPaisa, weightInGrams })
    : standing.deliveryChargeInPaisa
}

/** Each variant weighs what it weighs today; one that is gone from the catalogue counts nothing. */
const weighed = (lines: Edited['lines'], known: Known) =>
  lines.map(({ variantId, quantity }) => ({
    weightInGrams: known.get(variantId ?? '')?.weightInGrams ?? null,
    quantity,
  }))

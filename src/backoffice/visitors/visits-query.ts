import { readListQuery } from '#pages/list/list-query.ts'
import { offeredSteps, stepOf, steps, type ChosenRange, type Step } from '#shop/reports/range.ts'
import { readRange } from '../ranges/range-query.ts'

/** What the URL of the overview asks for beside its days. */
export interface VisitsQuery {
  range: ChosenRange
  step: Step
  /** The steps that somebody may choose. */
  offered: Step[]
  /** Whose way to an order is shown: `device:phone`, `source:facebook`; undefined for all visits. */
  way: string | undefined
}

const longestWay = 60

export function readVisitsQuery(query: URLSearchParams, today: string): VisitsQuery {
  const range = readRange(query, today)
  const asked = readListQuery(query, { choices: { step: steps } }).step
  const offered = offeredSteps(range.days)
  return {
    range,
    step: offered.find((step) => step === asked) ?? stepOf(range.days),
    offered,
    way: query.get('way')?.slice(0, longestWay) || undefined,
  }
}

import { m } from '#paraglide/messages.js'
import { addDays, type Step } from '#shop/reports/range.ts'
import { formatDay } from '#ui/text/moment.tsx'
import { daysText, monthText, shortDay } from './range-words.ts'

export const stepNames: Record<Step, () => string> = {
  day: m.figures_by_day,
  week: m.figures_by_week,
  month: m.figures_by_month,
}

/** Under an axis. */
export const stepTickOf = (day: string, step: Step): string =>
  step === 'month' ? monthText(day) : shortDay(day)

/** In full. */
export function stepNameOf(day: string, step: Step): string {
  if (step === 'month') return monthText(day)
  return step === 'day' ? formatDay(day) : daysText({ from: day, to: addDays(day, 6) })
}

import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import { countText, paisaText } from '#pages/money/taka.ts'
import type { ShownChange } from '../../audit/change.tsx'

/** Of a zone, also of one that is gone. */
export interface NamedZone {
  zone: string
  name: string
  nameBn: string
}

type Values = Readonly<Record<string, unknown>>

/** The audit names a value `inside-dhaka chargeInPaisa`, and where a place lies `place Savar, Dhaka`. */
export function zoneChanges(
  before: Values,
  after: Values,
  zones: readonly NamedZone[],
): ShownChange[] {
  const nameOf = (id: string) => {
    const found = zones.find(({ zone }) => zone === id)
    return found ? inLanguage(getLocale(), found.name, found.nameBn) : id
  }
  const namesIn = (ids: unknown) =>
    typeof ids === 'string' ? ids.split(', ').map(nameOf).join(', ') : m.audit_value_none()
  return Object.keys(after).flatMap((key) => {
    const [was, is] = [before[key], after[key]]
    if (key.startsWith('place '))
      return { label: key.slice('place '.length), before: namesIn(was), after: namesIn(is) }
    const [zone = '', term = ''] = key.split(' ')
    const name = termNames[term]
    if (!name) return []
    const say = term === 'moveTo' ? namesIn : (value: unknown) => termInWords(term, value)
    return { label: `${nameOf(zone)} · ${name()}`, before: say(was), after: say(is) }
  })
}

const termNames: Readonly<Record<string, () => string>> = {
  name: m.settings_name_en,
  nameBn: m.settings_name_bn,
  chargeInPaisa: m.settings_charge,
  freeFromInPaisa: m.settings_free_from,
  includedGrams: m.settings_included_weight,
  chargePerKgInPaisa: m.settings_charge_per_kg,
  minDays: m.settings_min_days,
  maxDays: m.settings_max_days,
  moveTo: m.settings_zone_move_to,
}

const noValue: Readonly<Record<string, () => string>> = {
  freeFromInPaisa: m.settings_never,
  includedGrams: m.settings_any_weight,
}

function termInWords(term: string, value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'number') return (noValue[term] ?? m.audit_value_none)()
  if (term === 'includedGrams') return m.settings_kg({ n: countText(value / 1000) })
  return term.endsWith('InPaisa') ? paisaText(value) : countText(value)
}

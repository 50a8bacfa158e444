import { listAudit } from '#shop/audit/list-audit.ts'
import { namePeople } from '#shop/identity/users/list-people.ts'
import type { Shop } from '#shop/shop.ts'
import { fieldsOf, type FieldForm } from '../fields/field-table.ts'
import type { SectionName } from '../sections.ts'

const mostShown = 20

/** Who changed what of a section and when, the latest first, as the audit keeps it. */
export async function loadHistory(shop: Shop, section: SectionName) {
  const lists = await Promise.all(askedOf(section).map((asked) => listAudit(shop, asked)))
  const entries = lists.flat().toSorted((one, other) => other.at.getTime() - one.at.getTime())
  const shown = entries.slice(0, mostShown)
  const names = await namePeople(
    shop,
    shown.flatMap(({ actorId }) => actorId ?? []),
  )
  return shown.map(({ id, at, actorId, before, after }) => ({
    id,
    at: at.toISOString(),
    by: actorId === null ? ('machine' as const) : (names.get(actorId)?.name ?? null),
    before,
    after,
  }))
}

export type HistoryEntry = Awaited<ReturnType<typeof loadHistory>>[number]

const ofShop = (section: SectionName) => ({
  subject: { type: 'settings', id: 'shop' } as const,
  changed: settingsOf(section),
})

/** Zones and the mail server are subjects of their own. */
const ownSubjects: Partial<Record<SectionName, string>> = {
  delivery: 'delivery',
  mail: 'mail-server',
}

const askedOf = (section: SectionName): Parameters<typeof listAudit>[1][] => {
  const id = ownSubjects[section]
  const own = { subject: { type: 'settings', id: id ?? '' } as const }
  return id === undefined ? [ofShop(section)] : [own, ofShop(section)]
}

function settingsOf(section: SectionName): string[] {
  if (section === 'delivery') return [...keysOf('promise'), ...keysOf('pickup')]
  if (section === 'orders')
    return [...keysOf('mails'), ...keysOf('rules'), 'orderLimits', 'cancelPendingAfterHours']
  if (section === 'texts') return ['mailTexts']
  if (section === 'mail') return keysOf('sender')
  if (section === 'look') return [...keysOf('pictures'), ...keysOf('look')]
  return keysOf(section)
}

const keysOf = (form: FieldForm) => [
  ...new Set(fieldsOf(form).map(([, { at }]) => at.split('.')[0] ?? at)),
]

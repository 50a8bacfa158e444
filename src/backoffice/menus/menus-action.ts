import { z } from 'zod'
import { personIn } from '#pages/account-context.ts'
import { formAction, formActions, type FormOutcome } from '#pages/form/form-action.ts'
import type { FormResult } from '#pages/form/form-result.ts'
import { languageOfPath, pathInLanguage } from '#pages/language.ts'
import { parseSentJson } from '#platform/text/clean-text.ts'
import { readMenus } from '#shop/content/menus/load-menus.ts'
import {
  firstItems,
  itemOf,
  keysOf,
  menuPlaces,
  mostMenuItems,
  type MenuItem,
  type MenuPlace,
} from '#shop/content/menus/menu.ts'
import { saveMenu } from '#shop/content/menus/save-menu.ts'
import { moved } from '../banners/moved.ts'
import { addedFormSchema, labelsSchema, targetOf } from './menu-schema.ts'
import { readMove } from './menu-move.ts'

/** What takes the change back. */
interface Undo {
  place: MenuPlace
  version: number
  /** As they stood before. */
  items: string
}

export type MenusResult = FormResult & { answer?: Partial<Undo> }

type Outcome = FormOutcome<Partial<Undo>>
type Asked = Parameters<Parameters<typeof formAction>[0]['run']>[1]

const place = z.enum(menuPlaces)
const to = z.string().max(400)

interface Change {
  place: MenuPlace
  /** The one that was read; left out where the change is right whatever stands around it. */
  version?: number
  /** Undefined: it is not as it was seen. */
  make: (items: MenuItem[]) => MenuItem[] | undefined
}

async function change({ shop, context }: Asked, { place: at, version, make }: Change) {
  const { [at]: current } = await readMenus(shop.database)
  const items = make(current.items)
  if (!items || (version !== undefined && version !== current.version))
    return refusal('changed-meanwhile')
  const wanted = { place: at, version: current.version, items }
  const result = await saveMenu(shop, personIn(context), wanted)
  if (result.outcome !== 'saved') return refusal(result.outcome)
  const undo = { place: at, version: result.version, items: JSON.stringify(current.items) }
  return { outcome: 'done', answer: undo } satisfies Outcome
}

const refusal = (trouble: string): Outcome => ({ outcome: 'refused', trouble })

/** The one of this name, written another way. */
const changed = (items: MenuItem[], name: string, more: Partial<MenuItem>) =>
  keysOf(items).includes(name)
    ? items.map((item) => (item.to === name ? { ...item, ...more } : item))
    : undefined

const orderSchema = z.object({ place, seen: z.string().max(20_000), move: z.string().max(500) })

const order = formAction<typeof orderSchema, Partial<Undo>>({
  schema: orderSchema,
  run: async ({ place: at, seen, move }, asked) => {
    const wanted = readMove(move)
    if (!wanted) return refusal('changed-meanwhile')
    const names = moved(seen.split(' '), wanted.name, wanted.to)
    const make = (items: MenuItem[]) => {
      const found = names.flatMap((name) => items.find((item) => item.to === name) ?? [])
      return found.length === names.length && found.length === items.length ? found : undefined
    }
    return change(asked, { place: at, make })
  },
})

const add = formAction<typeof addedFormSchema, Partial<Undo>>({
  schema: addedFormSchema,
  run: async (typed, asked) => {
    const name = targetOf(typed)
    const { [typed.place]: current } = await readMenus(asked.shop.database)
    const field = typed.to === 'link' ? 'href' : 'to'
    if (keysOf(current.items).includes(name))
      return { outcome: 'refused', fields: { [field]: 'already-there' } }
    if (current.items.length >= mostMenuItems) return refusal('full')
    const labels = { label: typed.label || null, labelBn: typed.labelBn || null }
    const make = (items: MenuItem[]) => [...items, { ...itemOf(name), ...labels }]
    const result = await change(asked, { place: typed.place, make })
    return result.outcome === 'done' ? { ...result, goTo: goTo(asked, 'added') } : result
  },
})

function goTo({ request }: { request: Request }, done: string): string {
  const language = languageOfPath(new URL(request.url).pathname)
  return pathInLanguage(`/dashboard/menus?done=${done}`, language)
}

const label = formAction<typeof labelsSchema, Partial<Undo>>({
  schema: labelsSchema,
  run: async ({ place: at, version, to: name, ...typed }, asked) => {
    if (name.startsWith('link:') && typed.label === '') return refusal('label-missing')
    const labels = { label: typed.label || null, labelBn: typed.labelBn || null }
    return change(asked, { place: at, version, make: (items) => changed(items, name, labels) })
  },
})

const named = z.object({ place, to })

const hiding = (isHidden: boolean) =>
  formAction<typeof named, Partial<Undo>>({
    schema: named,
    run: ({ place: at, to: name }, asked) =>
      change(asked, { place: at, make: (items) => changed(items, name, { isHidden }) }),
  })

const remove = formAction<typeof named, Partial<Undo>>({
  schema: named,
  run: ({ place: at, to: name }, asked) =>
    change(asked, { place: at, make: (items) => items.filter((item) => item.to !== name) }),
})

const placed = z.object({ place })

const reset = formAction<typeof placed, Partial<Undo>>({
  schema: placed,
  run: ({ place: at }, asked) => change(asked, { place: at, make: () => firstItems(at) }),
})

const undoSchema = z.object({
  place,
  version: z.coerce.number().int().min(1),
  items: z.string().max(30_000),
})

const undo = formAction<typeof undoSchema, Partial<Undo>>({
  schema: undoSchema,
  run: async ({ place: at, version, items }, { shop, context }) => {
    const before = parsed(items)
    if (!before) return refusal('changed-meanwhile')
    const wanted = { place: at, version, items: before }
    const { outcome } = await saveMenu(shop, personIn(context), wanted)
    return outcome === 'saved' ? { outcome: 'done' } : refusal(outcome)
  },
})

type SentItems = Parameters<typeof saveMenu>[2]['items']

/** The action says what is wrong with them. */
function parsed(items: string): SentItems | undefined {
  try {
    return parseSentJson(items) as SentItems
  } catch {
    return undefined
  }
}

export const menusAction = formActions<Partial<Undo>>({
  order,
  add,
  label,
  hide: hiding(true),
  show: hiding(false),
  remove,
  reset,
  undo,
})

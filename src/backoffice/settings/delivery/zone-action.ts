import { personIn } from '#pages/account-context.ts'
import { formAction, formActions, type FormOutcome } from '#pages/form/form-action.ts'
import { languageOfPath, pathInLanguage } from '#pages/language.ts'
import { movePlaces } from '#shop/delivery/zones/move-places.ts'
import { removeZone } from '#shop/delivery/zones/remove-zone.ts'
import { saveZone } from '#shop/delivery/zones/save-zone.ts'
import { sectionPath } from '../sections.ts'
import {
  placesFormSchema,
  problemsTogether,
  removalFormSchema,
  zoneFormSchema,
} from './zone-fields.ts'

/** Where a browser goes next; the page's script goes there by itself. */
export interface ZoneAnswer {
  page?: string
}

export const newZone = 'new'

const zonePath = (zone: string) => `${sectionPath('delivery')}/${zone}`

const goTo = (path: string, request: Request): FormOutcome<ZoneAnswer> => ({
  outcome: 'done',
  goTo: pathInLanguage(path, languageOfPath(new URL(request.url).pathname)),
  answer: { page: path },
})

const ofZone = formAction<typeof zoneFormSchema, ZoneAnswer>({
  schema: zoneFormSchema,
  moreProblems: problemsTogether,
  run: async (typed, { shop, context, params, request }) => {
    const zone = params['zone'] === newZone ? null : (params['zone'] ?? '')
    const { charge, freeFrom, includedKg, chargePerKg, ...rest } = typed
    const wanted = {
      zone,
      chargeInPaisa: charge,
      freeFromInPaisa: freeFrom,
      includedGrams: includedKg,
      chargePerKgInPaisa: chargePerKg,
      ...rest,
    }
    const result = await saveZone(shop, personIn(context), wanted)
    if (result.outcome !== 'saved') return { outcome: 'refused', trouble: result.outcome }
    return zone === null
      ? goTo(`${zonePath(result.zone)}?done=added`, request)
      : { outcome: 'done' }
  },
})

const ofPlaces = formAction<typeof placesFormSchema, ZoneAnswer>({
  schema: placesFormSchema,
  run: async ({ version, places }, { shop, context, params }) => {
    if (places.length === 0) return { outcome: 'refused', trouble: 'no-place' }
    const asked = { version, zone: params['zone'] ?? '', places }
    const { outcome } = await movePlaces(shop, personIn(context), asked)
    return outcome === 'moved' ? { outcome: 'done' } : { outcome: 'refused', trouble: outcome }
  },
})

const ofRemoval = formAction<typeof removalFormSchema, ZoneAnswer>({
  schema: removalFormSchema,
  run: async ({ version, moveTo }, { shop, context, params, request }) => {
    const asked = { version, zone: params['zone'] ?? '', moveTo: moveTo === '' ? null : moveTo }
    const { outcome } = await removeZone(shop, personIn(context), asked)
    return outcome === 'removed'
      ? goTo(sectionPath('delivery'), request)
      : { outcome: 'refused', trouble: outcome }
  },
})

/** What is changed on the page of a delivery zone, form by form. */
export const zoneAction = formActions<ZoneAnswer>({
  zone: ofZone,
  places: ofPlaces,
  removal: ofRemoval,
})

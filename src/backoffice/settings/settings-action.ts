import { personIn } from '#pages/account-context.ts'
import { formAction, formActions, type FormOutcome } from '#pages/form/form-action.ts'
import { saveZones } from '#shop/delivery/save-zones.ts'
import { zones } from '#shop/delivery/zone.ts'
import { loadSettings } from '#shop/settings/load-settings.ts'
import { saveSettings } from '#shop/settings/save-settings.ts'
import type { Settings } from '#shop/settings/settings.ts'
import { limitsFormSchema, orderLimitsOf } from './limits-fields.ts'
import { deliveryFormSchema, shopFormSchema, turnedDays, zonePrefixes } from './settings-forms.ts'

const outcomeOf = (outcome: string): FormOutcome =>
  outcome === 'saved' ? { outcome: 'done' } : { outcome: 'refused', trouble: outcome }

/** Where the shop shows one phone number or address, all places that had the same one follow. */
function placesOf(stored: Settings, { phone, email }: { phone: string; email: string }) {
  const followsPhone = (number: string) => number === '' || number === stored.headerPhone
  const followsEmail = stored.headerEmail === '' || stored.headerEmail === stored.infoEmail
  return {
    headerPhone: phone,
    ...(followsPhone(stored.footerPhone) && { footerPhone: phone }),
    ...(followsPhone(stored.chat.phone) && { chat: { ...stored.chat, phone } }),
    infoEmail: email,
    ...(followsEmail && { headerEmail: email }),
  }
}

const ofShop = formAction({
  schema: shopFormSchema,
  run: async (typed, { shop, context }) => {
    const { version, nameEn, nameBn, orderMail, orderMailLanguage } = typed
    const { outcome } = await saveSettings(shop, personIn(context), {
      version,
      shopName: { en: nameEn, bn: nameBn },
      ...placesOf(await loadSettings(shop), typed),
      newOrderMail: { to: orderMail, language: orderMailLanguage },
    })
    return outcomeOf(outcome)
  },
})

const ofDelivery = formAction({
  schema: deliveryFormSchema,
  moreProblems: turnedDays,
  run: async ({ zonesVersion, ...typed }, { shop, context }) => {
    const edited = zones.map((zone) => {
      const prefix = zonePrefixes[zone]
      return {
        zone,
        chargeInPaisa: typed[`${prefix}Charge`],
        freeFromInPaisa: typed[`${prefix}FreeFrom`],
        minDays: typed[`${prefix}MinDays`],
        maxDays: typed[`${prefix}MaxDays`],
      }
    })
    const asked = { version: zonesVersion, zones: edited }
    const { outcome } = await saveZones(shop, personIn(context), asked)
    return outcomeOf(outcome)
  },
})

const ofLimits = formAction({
  schema: limitsFormSchema,
  run: async ({ version, cancelPendingAfterHours, ...typed }, { shop, context }) => {
    const { outcome } = await saveSettings(shop, personIn(context), {
      version,
      orderLimits: orderLimitsOf(typed),
      cancelPendingAfterHours,
    })
    return outcomeOf(outcome)
  },
})

/** What is saved on the page of settings: the shop itself, what delivery costs, and how much may be ordered unconfirmed. */
export const settingsAction = formActions({
  shop: ofShop,
  delivery: ofDelivery,
  limits: ofLimits,
})

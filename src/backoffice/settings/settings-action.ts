import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { personIn } from '#pages/account-context.ts'
import { formAction, formActions, type FormOutcome } from '#pages/form/form-action.ts'
import { requireSecondFactor } from '#shop/identity/second-factor/require-second-factor.ts'
import { sendTestMail } from '#shop/mail/sender/send-test-mail.ts'
import { removeMailServer, saveMailServer } from '#shop/mail/server/save-mail-server.ts'
import { settingsChangeSchema } from '#shop/settings/contract.ts'
import { onlyLanguage } from '#shop/settings/languages.ts'
import { loadSettings } from '#shop/settings/load-settings.ts'
import { saveSettings } from '#shop/settings/save-settings.ts'
import type { Settings, SettingsChange } from '#shop/settings/settings.ts'
import { withCopies } from '#shop/settings/spoken-texts.ts'
import { takingPicture } from '../pictures/taking-picture.ts'
import { changedBy, fieldSchemas, oneLanguageAlone } from './fields/field-kinds.ts'
import type { FieldForm } from './fields/field-table.ts'
import { withFollowers } from './fields/follow-contact.ts'
import { limitsFormSchema, orderLimitsOf } from './limits/limits-fields.ts'
import { lookSlots } from './look/look-slots.ts'
import { mailServerFormSchema } from './mail/mail-server-schema.ts'

const outcomeOf = (outcome: string): FormOutcome =>
  outcome === 'saved' ? { outcome: 'done' } : { outcome: 'refused', trouble: outcome }

/** What is sent as it stands already is no change. */
const onlyChanges = (change: SettingsChange, stored: Settings): SettingsChange =>
  Object.fromEntries(
    Object.entries(change).filter(
      ([key, value]) => !isDeepStrictEqual(value, Reflect.get(stored, key)),
    ),
  )

const ofFields = (form: Exclude<FieldForm, 'security'>) =>
  formAction({
    schema: fieldSchemas[form],
    moreProblems: oneLanguageAlone(form),
    run: async ({ version, ...typed }, { shop, context }) => {
      const stored = await loadSettings(shop)
      const sent = settingsChangeSchema.parse(changedBy(form, typed, stored))
      const followed = withFollowers(sent, stored)
      const only = onlyLanguage(followed.languages ?? stored.languages)
      const change = onlyChanges(only ? withCopies(followed, stored, only) : followed, stored)
      const { outcome } = await saveSettings(shop, personIn(context), { ...change, version })
      return outcomeOf(outcome)
    },
  })

/** It has its own permission, which needs a recent sign-in (docs/decisions/0060). */
const ofSecurity = formAction({
  schema: fieldSchemas.security,
  run: async (typed, { shop, context }) => {
    const { staffNeedSecondFactor: isRequired } = changedBy('security', typed, {})
    const asked = { isRequired: isRequired === true }
    const { outcome } = await requireSecondFactor(shop, personIn(context), asked)
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

const ofTestMail = formAction({
  schema: z.object({}),
  run: async (_, { shop, context }) => {
    const result = await sendTestMail(shop, personIn(context), {})
    if (result.outcome === 'sent') return { outcome: 'done' }
    return result.outcome === 'not-sent'
      ? { outcome: 'refused', trouble: result.trouble, answer: { said: result.reason } }
      : { outcome: 'refused', trouble: result.outcome }
  },
})

const ofMailServer = formAction({
  schema: mailServerFormSchema,
  secrets: ['password'],
  run: async (typed, { shop, context }) => {
    const { outcome } = await saveMailServer(shop, personIn(context), typed)
    return outcomeOf(outcome)
  },
})

const ofServerRemoval = formAction({
  schema: z.object({}),
  run: async (_, { shop, context }) => {
    const { outcome } = await removeMailServer(shop, personIn(context), {})
    return outcomeOf(outcome === 'removed' ? 'saved' : outcome)
  },
})

/** What is saved on the pages of the settings, form by form. */
export const settingsAction = formActions({
  shop: ofFields('shop'),
  look: ofFields('look'),
  pictures: ofFields('pictures'),
  picture: takingPicture(lookSlots),
  contact: ofFields('contact'),
  social: ofFields('social'),
  chat: ofFields('chat'),
  sender: ofFields('sender'),
  mails: ofFields('mails'),
  placedMail: ofFields('placedMail'),
  shippedMail: ofFields('shippedMail'),
  deliveredMail: ofFields('deliveredMail'),
  canceledMail: ofFields('canceledMail'),
  promise: ofFields('promise'),
  pickup: ofFields('pickup'),
  rules: ofFields('rules'),
  papers: ofFields('papers'),
  currency: ofFields('currency'),
  analytics: ofFields('analytics'),
  privacy: ofFields('privacy'),
  security: ofSecurity,
  limits: ofLimits,
  mailServer: ofMailServer,
  removeMailServer: ofServerRemoval,
  testMail: ofTestMail,
})

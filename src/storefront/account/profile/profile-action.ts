import { z } from 'zod'
import { accountContext, personIn } from '#pages/account-context.ts'
import { formAction, formActions, type FormOutcome } from '#pages/form/form-action.ts'
import { languageOfPath, pathInLanguage } from '#pages/language.ts'
import { updateProfile } from '#shop/identity/accounts/update-profile.ts'
import { identitySchema } from '#shop/identity/contract.ts'
import { requestVerification } from '#shop/identity/emails/request-verification.ts'
import { listSessions } from '#shop/identity/sessions/list-sessions.ts'
import { closeAccount } from '#shop/customers/privacy/close-account.ts'
import { visitOf } from '#storefront/auth/auth-answer.ts'
import { emailForms } from './email/email-action.ts'
import type { Chosen } from './language-form.tsx'
import { photoForms } from './photo/photo-action.ts'

const name = formAction({
  schema: identitySchema.profile.pick({ name: true }),
  run: async (profile, { shop, context }) => {
    const by = personIn(context)
    await updateProfile(shop, by, { email: by.actor.email, profile })
    return { outcome: 'done' }
  },
})

const verify = formAction({
  schema: z.object({}),
  run: async (_, { shop, context }) => {
    const { actor, ipAddress } = personIn(context)
    const { outcome } = await requestVerification(shop, actor, ipAddress)
    return outcome === 'asked'
      ? { outcome: 'done' }
      : { outcome: 'refused', trouble: 'too-many-requests' }
  },
})

const language = formAction({
  schema: identitySchema.language,
  run: async (profile, { shop, context }): Promise<FormOutcome<Chosen>> => {
    const by = personIn(context)
    await updateProfile(shop, by, { email: by.actor.email, profile })
    const page = pathInLanguage('/dashboard/profile?done=language', profile.language)
    return { outcome: 'done', goTo: page, answer: { page } }
  },
})

const deletion = formAction({
  schema: identitySchema.perhapsPassword,
  secrets: ['password'],
  run: async ({ password }, { shop, context, request }): Promise<FormOutcome> => {
    const actor = context.get(accountContext)
    const current = (await listSessions(shop, actor)).find(({ isCurrent }) => isCurrent)
    const signedInAt = current?.startedAt ?? new Date(0)
    const asking = { password, visit: visitOf(context, request), signedInAt }
    const { outcome } = await closeAccount(shop, actor, asking)
    if (outcome === 'deleted') {
      const spoken = languageOfPath(new URL(request.url).pathname)
      return { outcome: 'done', goTo: pathInLanguage('/account-deleted', spoken) }
    }
    return outcome === 'wrong-password'
      ? { outcome: 'refused', fields: { password: outcome } }
      : { outcome: 'refused', trouble: outcome }
  },
})

export const profileAction = formActions<object>({
  name,
  verify,
  language,
  delete: deletion,
  ...emailForms,
  ...photoForms,
})

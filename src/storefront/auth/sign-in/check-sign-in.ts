import '#pages/form/zod-without-eval.ts'
import { checkForm } from '#pages/form/parse-form.ts'
import { identitySchema } from '#shop/identity/contract.ts'
import { clearBlockedRole } from '#storefront/session/stored-session.ts'

/** Loaded with the first press: the rules are many kilobytes. */
export function checkSignIn(form: FormData) {
  const result = checkForm(form, identitySchema.signIn)
  if (!result) clearBlockedRole()
  return result
}

import '#pages/form/zod-without-eval.ts'
import { checkForm } from '#pages/form/parse-form.ts'
import { identitySchema } from '#shop/identity/contract.ts'

/** Loaded with the first press: the rules are many kilobytes. */
export const checkForgotten = (form: FormData) => checkForm(form, identitySchema.requestReset)

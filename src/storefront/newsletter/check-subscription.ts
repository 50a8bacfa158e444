import '#pages/form/zod-without-eval.ts'
import { checkForm } from '#pages/form/parse-form.ts'
import { subscribeSchema } from '#shop/newsletter/contract.ts'

/** Loaded with the first press: the rules are many kilobytes. */
export const checkSubscription = (form: FormData) => checkForm(form, subscribeSchema)

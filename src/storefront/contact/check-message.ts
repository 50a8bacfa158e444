import '#pages/form/zod-without-eval.ts'
import { checkForm } from '#pages/form/parse-form.ts'
import { sendMessageSchema } from '#shop/content/message-contract.ts'

/** Loaded with the first press: the rules are many kilobytes. */
export const checkMessage = (form: FormData) => checkForm(form, sendMessageSchema)

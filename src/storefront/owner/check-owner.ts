import '#pages/form/zod-without-eval.ts'
import { checkForm } from '#pages/form/parse-form.ts'
import { identitySchema } from '#shop/identity/contract.ts'

const schema = identitySchema.signUp.extend(identitySchema.code.shape)

/** Loaded with the first press: the rules are many kilobytes. */
export const checkOwner = (form: FormData) => checkForm(form, schema)

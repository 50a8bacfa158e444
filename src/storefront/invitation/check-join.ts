import '#pages/form/zod-without-eval.ts'
import { checkForm } from '#pages/form/parse-form.ts'
import { joinSchema } from './join-schema.ts'

/** Loaded with the first press: the rules are many kilobytes. */
export const checkJoin = (form: FormData) => checkForm(form, joinSchema)

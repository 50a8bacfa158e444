import { z } from 'zod'
import { latinDigits } from '#platform/phone.ts'
import { mailServerForm } from '#shop/mail/server/contract.ts'

/** The form of the mail server. An empty password keeps the stored one. */
export const mailServerFormSchema = mailServerForm.extend({
  port: z.preprocess(
    (typed) => (typeof typed === 'string' ? Number(latinDigits(typed.trim())) : typed),
    mailServerForm.shape.port,
  ),
  password: z.preprocess(
    (typed) => (typed === '' ? undefined : typed),
    mailServerForm.shape.password,
  ),
  version: z.coerce.number().int().min(0),
})

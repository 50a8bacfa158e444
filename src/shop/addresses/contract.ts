import { z } from 'zod'
import { orderFieldsByKey, orderFieldsInEnglish } from '../orders/contract.ts'

/** What may cross a door about addresses: what an order asks for, by the same rules, so that each of them can be ordered to. */

const goal = { fullName: true, phone: true, district: true, area: true, address: true } as const

const isDefault = z
  .boolean('Send true or false')
  .default(false)
  .meta({ description: 'Chosen before anybody chooses; the first address always is' })

/** Issues carry keys of `orderProblemsInEnglish`. */
export const saveAddressSchema = orderFieldsByKey.pick(goal).extend({ isDefault })

/** Issues are English sentences. */
export const saveAddressSchemaInEnglish = orderFieldsInEnglish.pick(goal).extend({ isDefault })

/** As a form sends it: a box that is not ticked is not sent. */
export const addressFormSchema = saveAddressSchema.extend({
  isDefault: z.stringbool().default(false),
})

export const addressSchema = z.object({
  id: z.string(),
  fullName: z.string(),
  phone: z.string().meta({ description: 'E.164' }),
  district: z.string(),
  districtBn: z.string().nullable(),
  area: z.string(),
  areaBn: z.string().nullable(),
  address: z.string(),
  isDefault: z.boolean(),
})

export type AddressAnswer = z.infer<typeof addressSchema>

export const addressesSchema = z.object({ addresses: z.array(addressSchema) })

export type AddressesAnswer = z.infer<typeof addressesSchema>

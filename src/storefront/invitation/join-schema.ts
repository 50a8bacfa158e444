import { identitySchema } from '#shop/identity/contract.ts'

/** The address is that of the invitation. */
export const joinSchema = identitySchema.signUp
  .omit({ email: true })
  .extend(identitySchema.code.shape)

import { z } from 'zod'

/** How somebody proves to be the buyer of a delivered order: by the key of a mail, else by the account that is signed in. */
export const buyerProofSchema = z.object({
  trackingId: z.string('Send this as a text').max(40, 'This is longer than 40 characters'),
  key: z.string('Send this as a text').max(60, 'This is longer than 60 characters').default(''),
})
export type BuyerProof = z.output<typeof buyerProofSchema>

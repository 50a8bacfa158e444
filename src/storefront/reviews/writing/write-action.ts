import type { ActionFunctionArgs } from 'react-router'
import { z } from 'zod'
import { formAction, formActions, type FormOutcome } from '#pages/form/form-action.ts'
import { languageOfPath, pathInLanguage } from '#pages/language.ts'
import { byStranger } from '#shop/initiator.ts'
import { openByPhone } from '#shop/orders/buyers/open-by-phone.ts'
import { writeReviewSchema } from '#shop/reviews/contract.ts'
import { mostReviewPhotoBytes } from '#shop/reviews/review.ts'
import { addReviewPhoto, removeReviewPhoto } from '#shop/reviews/writing/review-photos.ts'
import { writeReview } from '#shop/reviews/writing/write-review.ts'
import { callerContext } from '#shop-context.ts'
import { keyOf, writePath } from './write-path.ts'

/** Who asks, for which order, and in which language. */
function askedIn({ context, params, request }: ActionFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url)
  return {
    by: byStranger(context.get(callerContext).ipAddress),
    language: languageOfPath(pathname),
    proof: { trackingId: (params['order'] ?? '').slice(0, 40), key: keyOf(searchParams) },
  }
}

type Asked = ReturnType<typeof askedIn>

/** The page asked anew, so that it shows what was done without JavaScript, too. */
const done = ({ proof, language }: Asked): FormOutcome => ({
  outcome: 'done',
  goTo: pathInLanguage(writePath(proof.trackingId, proof.key), language),
})

const refuse = (trouble: string): FormOutcome => ({
  outcome: 'refused',
  trouble: trouble === 'too-many-requests' ? 'too-many' : trouble,
})

/** What the page's own script learns: where the forms are. */
export interface OpenedOrder {
  page: string
}

/** The phone number on the order opens the forms (D29). */
const phone = formAction({
  schema: openByPhone.input.pick({ phone: true }),
  run: async ({ phone: typed }, args): Promise<FormOutcome<OpenedOrder>> => {
    const { by, proof, language } = askedIn(args)
    const { trackingId } = proof
    const result = await openByPhone(args.shop, by, { trackingId, phone: typed })
    switch (result.outcome) {
      case 'opened': {
        const page = pathInLanguage(writePath(trackingId, result.key), language)
        return { outcome: 'done', goTo: page, answer: { page } }
      }
      case 'not-found':
      case 'phone-invalid':
        return { outcome: 'refused', fields: { phone: result.outcome } }
      case 'too-many-requests':
        return { outcome: 'refused', trouble: 'too-many' }
      default:
        return { outcome: 'refused', trouble: result.outcome }
    }
  },
})

const write = formAction({
  schema: writeReviewSchema.pick({ productId: true, text: true }).extend({
    stars: z.string('stars-missing').regex(/^[1-5]$/, 'stars-missing'),
  }),
  run: async (typed, args) => {
    const asked = askedIn(args)
    const { by, proof, language } = asked
    const review = { ...proof, ...typed, stars: Number(typed.stars), language }
    const { outcome } = await writeReview(args.shop, by, review)
    return outcome === 'written' ? done(asked) : refuse(outcome)
  },
})

const photo = formAction({
  // Without a choice browsers send an empty file.
  schema: z.object({
    productId: z.uuid(),
    photo: z.file('nothing-chosen').min(1, 'nothing-chosen').max(mostReviewPhotoBytes, 'too-large'),
  }),
  file: { field: 'photo', mostBytes: mostReviewPhotoBytes },
  run: async ({ productId, photo: file }, args) => {
    const asked = askedIn(args)
    const { by, proof } = asked
    const { outcome } = await addReviewPhoto(args.shop, by, { proof, productId, photo: file })
    if (outcome === 'added') return done(asked)
    return outcome === 'not-found' || outcome === 'invalid'
      ? refuse(outcome)
      : { outcome: 'refused', fields: { photo: outcome } }
  },
})

const removal = formAction({
  schema: z.object({ productId: z.uuid(), hash: z.string().regex(/^[0-9a-f]{24}$/) }),
  run: async (chosen, args) => {
    const asked = askedIn(args)
    const { outcome } = await removeReviewPhoto(args.shop, asked.by, { ...asked.proof, ...chosen })
    return outcome === 'removed' ? done(asked) : refuse(outcome)
  },
})

export const writeAction = formActions<object>({ phone, write, photo, 'photo-remove': removal })

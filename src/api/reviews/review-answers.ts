import { z } from 'zod'
import { pictureUrl, type Picture } from '#shop/pictures/picture.ts'
import { reviewStatuses } from '#shop/reviews/review.ts'
import type { ListedReview } from '#shop/reviews/moderation/list-reviews.ts'
import type { ShownReview } from '#shop/reviews/shown/list-shown.ts'

/** How reviews leave through the door. */

const moment = z.iso.datetime()

export const shownReviewSchema = z.object({
  id: z.string(),
  stars: z.int().min(1).max(5),
  text: z.string(),
  language: z.enum(['en', 'bn']),
  author: z.string().meta({
    description: 'Masked after its first word; empty where the person has left',
  }),
  writtenAt: moment,
  photos: z.array(z.string()).meta({ description: 'Paths on this origin' }),
  answer: z.string().meta({ description: 'Of the shop; empty where there is none' }),
})

export const listedReviewSchema = shownReviewSchema.extend({
  version: z.int().meta({ description: 'Send it with what you decide' }),
  status: z.enum(reviewStatuses),
  reports: z.int().meta({ description: 'Of readers, since it was last approved' }),
  orderId: z
    .string()
    .meta({ description: 'The number of the order; empty where the demonstration invented it' }),
  productId: z.string(),
  product: z.string().nullable().meta({ description: 'Its name; null where it is gone' }),
})

const urls = (photos: readonly Picture[]) => photos.map(({ hash }) => pictureUrl(hash, 640, 'webp'))

export const answerShown = ({
  writtenAt,
  photos,
  ...review
}: ShownReview): z.infer<typeof shownReviewSchema> => ({
  ...review,
  writtenAt: writtenAt.toISOString(),
  photos: urls(photos),
})

export const answerListed = ({
  writtenAt,
  photos,
  product,
  ...review
}: ListedReview): z.infer<typeof listedReviewSchema> => ({
  ...review,
  product: product?.name ?? null,
  writtenAt: writtenAt.toISOString(),
  photos: urls(photos),
})

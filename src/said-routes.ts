import { route, type RouteConfigEntry } from '@react-router/dev/routes'

/** A part of src/routes.ts: what buyers and shoppers say about products. */

type Id = (name: string) => { id: string }

export const said = (id: Id): RouteConfigEntry[] => [
  route('product/:product/reviews', 'storefront/reviews/product-reviews.tsx', id('reviews')),
  route(
    'product/:product/questions',
    'storefront/reviews/questions/product-questions.tsx',
    id('questions'),
  ),
  route('review/:order', 'storefront/reviews/writing/write-reviews.tsx', id('write-reviews')),
]

/** Where those who work for the shop read and answer it. */
export const saidOnDesk = (id: Id): RouteConfigEntry[] => [
  route('dashboard/reviews', 'backoffice/reviews/reviews.tsx', id('/reviews')),
  route(
    'dashboard/reviews/questions',
    'backoffice/reviews/questions/questions.tsx',
    id('/questions'),
  ),
]

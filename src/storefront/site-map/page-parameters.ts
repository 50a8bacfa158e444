import { matchPath } from 'react-router'
import type { Parameters } from '#platform/web/pages/page-key.ts'
import { blogParameters } from '../blog/blog-href.ts'
import { productParameters } from '../product/buy-box/variant-choice.ts'
import { saidParameters } from '../reviews/paths.ts'
import { shopParameters } from '../shop/shop-href.ts'

/**
 * What each page reads of the query, by its URL in src/routes.ts; the same in every language. What stands nowhere is read
 * by no page: its loader does not see it, and the page is kept once, whatever stands behind the question mark. Pages of one
 * person see the whole address.
 */
export const parametersOfPages: Readonly<Record<string, Parameters>> = {
  '/shop/:category?': shopParameters,
  '/product/:product': productParameters,
  '/product/:product/reviews': saidParameters,
  '/product/:product/questions': saidParameters,
  '/review/:order': { key: 'once' },
  '/blog': blogParameters,
  '/newsletter/confirm': { token: 'once' },
  '/newsletter/unsubscribe': { token: 'once' },
  '/order-tracking': { trackingId: 'once' },
}

const none: Parameters = {}

/** On the way from page to page React Router asks for the data of some routes alone. */
const ofData: Parameters = { _routes: 'once' }

export function parametersOf(path: string): Parameters {
  const isData = path.endsWith('.data')
  const page = path.replace(/(?:\/_)?\.data$/, '').replace(/^\/bn(?=\/|$)/i, '')
  const pattern = Object.keys(parametersOfPages).find((one) => matchPath(one, page))
  const parameters = (pattern && parametersOfPages[pattern]) || none
  return isData ? { ...parameters, ...ofData } : parameters
}

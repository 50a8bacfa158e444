const productPath = (slug: string) => `/product/${encodeURIComponent(slug)}`

/** Without language. */
export const reviewsPath = (slug: string): string => `${productPath(slug)}/reviews`

export const questionsPath = (slug: string): string => `${productPath(slug)}/questions`

/** A page of a list that goes on behind this one. */
export const behind = (path: string, after: string | undefined): string =>
  after === undefined ? path : `${path}?after=${after}`

/** What both lists read of their address. */
export const saidParameters = { after: 'once' } as const

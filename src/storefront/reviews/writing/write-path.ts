export const pattern = '/review/:order'

export const isReviewPath = (path: string): boolean => /^\/(?:bn\/)?review\//.test(path)

/** Without language. Links to it load a document of its own, which no tag manager reads. */
export const writePath = (trackingId: string, key = ''): string => {
  const path = `/review/${encodeURIComponent(trackingId)}`
  return key === '' ? path : `${path}?key=${encodeURIComponent(key)}`
}

const longestKey = 60

export const keyOf = (query: URLSearchParams): string =>
  (query.get('key') ?? '').slice(0, longestKey)

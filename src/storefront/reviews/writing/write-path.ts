export const pattern = '/review/:order'

/** Without language. */
export const writePath = (trackingId: string, key = ''): string => {
  const path = `/review/${encodeURIComponent(trackingId)}`
  return key === '' ? path : `${path}?key=${encodeURIComponent(key)}`
}

const longestKey = 60

export const keyOf = (query: URLSearchParams): string =>
  (query.get('key') ?? '').slice(0, longestKey)

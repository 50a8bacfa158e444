/** Query parameters that change a public page. All others (campaign tags, click ids) are ignored, so that they cannot fill the cache. */
const known = new Set([
  'q',
  'page',
  'sort',
  'min',
  'max',
  'color',
  'size',
  'stock',
  'discount',
  'variant',
  'category',
  'trackingId',
  '_routes',
])

/** Where a page has moved to, with what of the asked address no page reads: a campaign's tags are for those who count visits. */
export function keepCampaign(location: string, asked: string): string {
  const mark = asked.indexOf('?')
  if (mark === -1 || !location.startsWith('/')) return location
  const ignored = [...new URLSearchParams(asked.slice(mark + 1))].filter(
    ([name]) => !known.has(name),
  )
  if (ignored.length === 0) return location
  return `${location}${location.includes('?') ? '&' : '?'}${new URLSearchParams(ignored)}`
}

/** The address of a page with only what matters, in one order; the same page always has the same key. */
export function pageKey(pathAndQuery: string): string {
  const mark = pathAndQuery.indexOf('?')
  if (mark === -1) return pathAndQuery
  const query = new URLSearchParams(pathAndQuery.slice(mark + 1))
  const kept = [...query]
    .filter(([name, value]) => known.has(name) && value !== '')
    .toSorted(compareEntries)
  const path = pathAndQuery.slice(0, mark)
  return kept.length === 0 ? path : `${path}?${new URLSearchParams(kept)}`
}

function compareEntries([a, x]: [string, string], [b, y]: [string, string]): number {
  return a === b ? (x < y ? -1 : Number(x > y)) : a < b ? -1 : 1
}

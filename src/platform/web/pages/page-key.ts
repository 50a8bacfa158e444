/**
 * The query parameters that a page reads, and how: `once` takes the first of several, `often` all of them. Each route says its
 * own; no name of them is known here.
 */
export type Parameters = Readonly<Record<string, 'once' | 'often'>>

export interface PageKey {
  /** The URL of a page with only what it reads, in one order; the same page always has the same key. */
  key: string
  /** What it does not read: a campaign's tags, click ids. They cannot fill the memory. */
  ignored: string
}

export function pageKey(path: string, search: string, parameters: Parameters): PageKey {
  if (search === '' || search === '?') return { key: path, ignored: '' }
  const read = new URLSearchParams()
  const ignored = new URLSearchParams()
  for (const [name, value] of new URLSearchParams(search)) {
    const manner = Object.hasOwn(parameters, name) ? parameters[name] : undefined
    if (!manner) ignored.append(name, value)
    else if (manner === 'often' || !read.has(name)) read.append(name, value)
  }
  const kept = [...read].filter(([, value]) => value !== '').toSorted(compareEntries)
  const key = kept.length === 0 ? path : `${path}?${new URLSearchParams(kept)}`
  return { key, ignored: ignored.toString() }
}

function compareEntries([a, x]: [string, string], [b, y]: [string, string]): number {
  return a === b ? (x < y ? -1 : Number(x > y)) : a < b ? -1 : 1
}

/** Where a page has moved to, with what of the asked URL no page reads: a campaign's tags are for those who count visits. */
export function keepCampaign(location: string, ignored: string): string {
  if (ignored === '' || !location.startsWith('/')) return location
  return `${location}${location.includes('?') ? '&' : '?'}${ignored}`
}

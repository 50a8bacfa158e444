import type { Parameters } from '#platform/web/pages/page-key.ts'

/** What the page reads of its address. */
export const blogParameters: Parameters = { page: 'once' }

/** Whatever stands in a URL: what makes no sense asks for the first page. */
export function readPage(query: URLSearchParams): number {
  const text = query.get('page') ?? ''
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1
}

/** Whether the URL asks for a page as the shop itself writes it; there is no end of other spellings. */
export const namesPage = (query: URLSearchParams): boolean =>
  [null, String(readPage(query))].includes(query.get('page'))

/** Without language. */
export const blogHref = (page: number) => (page > 1 ? `/blog?page=${page}` : '/blog')

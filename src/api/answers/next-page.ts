/** Where a list goes on behind the last one that was answered: the same query, from there. */
export function nextPage(url: string, after: string | undefined): Record<string, string> {
  if (after === undefined) return {}
  const { pathname, searchParams } = new URL(url)
  searchParams.set('after', after)
  return { link: `<${pathname}?${searchParams}>; rel="next"` }
}

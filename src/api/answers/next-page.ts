/** Where a list goes on behind the last one that was answered: the same query, from there. */
export function nextPage(address: string, after: string | undefined): Record<string, string> {
  if (after === undefined) return {}
  const { pathname, searchParams } = new URL(address)
  searchParams.set('after', after)
  return { link: `<${pathname}?${searchParams}>; rel="next"` }
}

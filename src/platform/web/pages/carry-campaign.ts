import type { CachedPage } from './page-cache.ts'
import { keepCampaign } from './page-key.ts'

/** A page that moved is kept once for all campaigns that lead to it; each goes along with its own. */
export function carryCampaign(page: CachedPage, ignored: string): CachedPage {
  const isMoved = page.status >= 300 && page.status < 400
  if (!isMoved || ignored === '') return page
  const { br, gzip, identity } = page.headers
  const withCampaign = (headers: string[]) => {
    const place = headers.indexOf('location') + 1
    return place === 0 ? headers : headers.with(place, keepCampaign(headers[place] ?? '/', ignored))
  }
  return {
    ...page,
    headers: {
      br: withCampaign(br),
      gzip: withCampaign(gzip),
      identity: withCampaign(identity),
    },
  }
}

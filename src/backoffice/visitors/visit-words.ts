import { m } from '#paraglide/messages.js'
import { direct, type Device } from '#shop/visits/visit.ts'
import type { NamedDimension } from '#shop/reports/visits/visit-figures.ts'

/** What each table is called, what its first column is, and what it says. */
export const tableWords: Record<
  NamedDimension,
  { title: () => string; name: () => string; text: () => string }
> = {
  page: { title: m.visits_pages, name: m.visits_page, text: m.visits_pages_text },
  product: { title: m.visits_products, name: m.visits_product, text: m.visits_products_text },
  entry: { title: m.visits_entries, name: m.visits_page, text: m.visits_entries_text },
  'search-nothing': {
    title: m.visits_nothing,
    name: m.visits_words,
    text: m.visits_nothing_text,
  },
  'search-found': { title: m.visits_found, name: m.visits_words, text: m.visits_found_text },
  source: { title: m.visits_sources, name: m.visits_source, text: m.visits_sources_text },
  campaign: { title: m.visits_campaigns, name: m.visits_campaign, text: m.visits_campaigns_text },
  referrer: { title: m.visits_referrers, name: m.visits_referrer, text: m.visits_referrers_text },
  device: { title: m.visits_devices, name: m.visits_device, text: m.visits_devices_text },
  browser: { title: m.visits_browsers, name: m.visits_browser, text: m.visits_browsers_text },
  language: { title: m.visits_languages, name: m.visits_language, text: m.visits_languages_text },
  district: { title: m.visits_districts, name: m.visits_district, text: m.visits_districts_text },
}

const deviceNames: Record<Device, () => string> = {
  phone: m.visits_phone,
  tablet: m.visits_tablet,
  desktop: m.visits_desktop,
}

const names: Partial<Record<NamedDimension, Readonly<Record<string, () => string>>>> = {
  device: deviceNames,
  source: { [direct]: m.visits_direct },
  language: { en: m.visits_english, bn: m.visits_bangla },
}

/** In the language of the page, where it is no name of somebody's own. */
export const nameInWords = (dimension: NamedDimension, name: string): string =>
  name === '' ? m.visits_others() : (names[dimension]?.[name]?.() ?? name)

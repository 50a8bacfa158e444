import { m } from '#paraglide/messages.js'
import type { KnownSource } from '#shop/visits/source.ts'
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

const sourceNames: Record<KnownSource, () => string> = {
  facebook: m.orders_source_facebook,
  messenger: m.visits_messenger,
  instagram: m.visits_instagram,
  whatsapp: m.orders_source_whatsapp,
  youtube: m.visits_youtube,
  tiktok: m.visits_tiktok,
  pinterest: m.visits_pinterest,
  linkedin: m.visits_linkedin,
  x: m.visits_x,
  telegram: m.visits_telegram,
  google: m.visits_google,
  bing: m.visits_bing,
  yahoo: m.visits_yahoo,
  duckduckgo: m.visits_duckduckgo,
  yandex: m.visits_yandex,
  chatgpt: m.visits_chatgpt,
}

const names: Partial<Record<NamedDimension, Readonly<Record<string, () => string>>>> = {
  device: deviceNames,
  source: { ...sourceNames, [direct]: m.visits_direct },
  language: { en: m.visits_english, bn: m.visits_bangla },
}

/** In the language of the page, where it is no name of somebody's own. */
export const nameInWords = (dimension: NamedDimension, name: string): string =>
  name === '' ? m.visits_others() : (names[dimension]?.[name]?.() ?? name)

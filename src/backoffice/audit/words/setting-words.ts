import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { takaFromPaisa } from '#platform/money.ts'
import { countText, paisaText } from '#pages/money/taka.ts'
import type { Settings } from '#shop/settings/settings.ts'
import type { LanguageChoice } from '#shop/settings/languages.ts'
import { languagesText } from '../../settings/fields/languages-text.ts'
import { limitNames } from '../../settings/limits/limit-names.ts'

const names: Record<keyof Settings, () => string> = {
  shopName: m.audit_setting_shop_name,
  tagline: m.audit_setting_tagline,
  headerPhone: m.audit_setting_header_phone,
  headerEmail: m.audit_setting_header_email,
  headerAddress: m.audit_setting_header_address,
  footerAddress: m.audit_setting_footer_address,
  footerPhone: m.audit_setting_footer_phone,
  infoEmail: m.audit_setting_info_email,
  bin: m.audit_setting_bin,
  tradeLicence: m.audit_setting_trade_licence,
  dbid: m.audit_setting_dbid,
  compliance: m.settings_compliance,
  brandColour: m.settings_colour,
  logo: m.settings_logo,
  icon: m.settings_icon,
  mapLink: m.audit_setting_map_link,
  social: m.audit_setting_social,
  chat: m.audit_setting_chat,
  developer: m.audit_setting_developer,
  analytics: m.audit_setting_analytics,
  languages: m.settings_languages,
  vatPercent: m.settings_vat_percent,
  lowStockFrom: m.settings_low_stock,
  usdRate: m.audit_setting_usd_rate,
  staffNeedSecondFactor: m.audit_setting_staff_factor,
  delivery: m.settings_promise,
  pickup: m.settings_pickup,
  orderRules: m.settings_rules,
  discountLimitPercent: m.settings_discount_limit,
  orderLimits: m.audit_setting_order_limits,
  cancelPendingAfterHours: m.audit_setting_cancel_pending,
  mailTexts: m.settings_texts,
  mailSender: m.settings_mail_sender,
  newOrderMail: m.audit_setting_new_order_mail,
  keepVisitorsDays: m.audit_setting_keep_visitors,
  countVisits: m.settings_count_visits,
  keepVisitsDays: m.settings_keep_visits,
}

const isSetting = (name: string): name is keyof Settings => Object.hasOwn(names, name)

/** What a setting was or is, with its name; nothing where there is none of that name. */
export function settingInWords(name: string, value: unknown): string | undefined {
  if (!isSetting(name)) return undefined
  return `${names[name]()}: ${sayings[name]?.(value) ?? wordsOf(value)}`
}

const limitWords: Readonly<Record<string, () => string>> = {
  ...limitNames,
  // As it stood before it was paisa.
  valueInTaka: m.settings_limit_value,
}

/** Each limit by its name; those of phone and client in brackets behind whose they are. */
function limitsInWords(value: unknown): string {
  const said = Object.entries(value ?? {}).map(([name, limit]) => {
    if (name === 'phone') return `${m.settings_one_phone()} (${limitsInWords(limit)})`
    if (name === 'client') return `${m.settings_one_client()} (${limitsInWords(limit)})`
    const amount = name.endsWith('InPaisa') ? takaFromPaisa(Number(limit)) : Number(limit)
    const word = Object.hasOwn(limitWords, name) ? limitWords[name]?.() : name
    return `${word}: ${limit === null ? m.settings_no_limit() : countText(amount)}`
  })
  return said.join(' · ')
}

/** A number among others says nothing by itself. */
function rulesInWords(value: unknown): string {
  const rules = new Map(partsOf(value))
  const [least, most] = [rules.get('leastInPaisa'), rules.get('mostPieces')]
  const said = [
    `${m.settings_least_order()}: ${typeof least === 'number' ? paisaText(least) : m.settings_no_limit()}`,
    `${m.settings_most_pieces()}: ${typeof most === 'number' ? countText(most) : m.settings_no_limit()}`,
  ]
  return said.join(' · ')
}

/** One picture is told from another by how its name begins. */
export const pictureInWords = (hash: unknown): string =>
  typeof hash === 'string' && hash !== ''
    ? m.settings_picture_named({ name: hash.slice(0, 6) })
    : m.audit_value_none()

const sayings: Partial<Record<keyof Settings, (value: unknown) => string>> = {
  orderLimits: limitsInWords,
  orderRules: rulesInWords,
  logo: pictureInWords,
  icon: pictureInWords,
  languages: (value) => languagesText[value as LanguageChoice](),
}

/** Of the limits on orders only those that changed: nobody finds one number among fifteen. */
export const onlyChanged = (
  values: Record<string, unknown>,
  others: Record<string, unknown>,
): Record<string, unknown> => ('orderLimits' in values ? differing(values, others) : values)

const partsOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []

function differing(value: unknown, other: unknown): Record<string, unknown> {
  const others = new Map(partsOf(other))
  return Object.fromEntries(
    partsOf(value).flatMap(([name, part]) => {
      if (part === others.get(name)) return []
      if (partsOf(part).length === 0) return [[name, part]]
      const left = differing(part, others.get(name))
      return partsOf(left).length > 0 ? [[name, left]] : []
    }),
  )
}

/** Texts in two languages are shown in the page's; what is left empty is none. */
export function wordsOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return m.audit_value_none()
  if (typeof value !== 'object') return plainWordsOf(value)
  if ('en' in value && 'bn' in value) return wordsOf(value[getLocale()])
  const parts = Object.values(value).filter((part) => part !== '')
  return parts.length > 0 ? parts.map(wordsOf).join(' · ') : m.audit_value_none()
}

function plainWordsOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? m.audit_value_yes() : m.audit_value_no()
  return typeof value === 'number' ? countText(value) : String(value)
}

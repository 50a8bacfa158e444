import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import type { Settings } from '#shop/settings/settings.ts'

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
  mapLink: m.audit_setting_map_link,
  social: m.audit_setting_social,
  chat: m.audit_setting_chat,
  developer: m.audit_setting_developer,
  analytics: m.audit_setting_analytics,
  usdRate: m.audit_setting_usd_rate,
  staffNeedSecondFactor: m.audit_setting_staff_factor,
  orderLimits: m.audit_setting_order_limits,
  cancelPendingAfterHours: m.audit_setting_cancel_pending,
  newOrderMail: m.audit_setting_new_order_mail,
  keepVisitorsDays: m.audit_setting_keep_visitors,
}

const isSetting = (name: string): name is keyof Settings => Object.hasOwn(names, name)

/** What a setting was or is, with its name; nothing where there is none of that name. */
export function settingInWords(name: string, value: unknown): string | undefined {
  return isSetting(name) ? `${names[name]()}: ${wordsOf(value)}` : undefined
}

/** Texts in two languages are shown in the page's; what is left empty is none. */
export function wordsOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? m.audit_value_yes() : m.audit_value_no()
  if (value === null || value === undefined || value === '') return m.audit_value_none()
  if (typeof value !== 'object') return String(value)
  if ('en' in value && 'bn' in value) return wordsOf(value[getLocale()])
  const parts = Object.values(value).filter((part) => part !== '')
  return parts.length > 0 ? parts.map(wordsOf).join(' · ') : m.audit_value_none()
}

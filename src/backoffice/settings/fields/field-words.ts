import { m } from '#paraglide/messages.js'
import type { FieldName } from './field-table.ts'

/** What each field is called, and what it does and where it shows. */
export const fieldWords: Record<FieldName, { label: () => string; hint: () => string }> = {
  shopNameEn: { label: m.settings_name_en, hint: m.settings_name_hint },
  shopNameBn: { label: m.settings_name_bn, hint: m.settings_name_hint },
  taglineEn: { label: m.settings_tagline_en, hint: m.settings_tagline_hint },
  taglineBn: { label: m.settings_tagline_bn, hint: m.settings_tagline_hint },
  developerEn: { label: m.settings_developer_en, hint: m.settings_developer_hint },
  developerBn: { label: m.settings_developer_bn, hint: m.settings_developer_hint },
  developerLink: { label: m.settings_developer_link, hint: m.settings_developer_link_hint },
  brandColour: { label: m.settings_colour, hint: m.settings_colour_hint },
  headerPhone: { label: m.settings_header_phone, hint: m.settings_header_phone_hint },
  headerEmail: { label: m.settings_header_email, hint: m.settings_header_email_hint },
  headerAddressEn: {
    label: m.settings_header_address_en,
    hint: m.settings_header_address_hint,
  },
  headerAddressBn: {
    label: m.settings_header_address_bn,
    hint: m.settings_header_address_hint,
  },
  footerPhone: { label: m.settings_footer_phone, hint: m.settings_footer_phone_hint },
  infoEmail: { label: m.settings_info_email, hint: m.settings_info_email_hint },
  footerAddressEn: {
    label: m.settings_footer_address_en,
    hint: m.settings_footer_address_hint,
  },
  footerAddressBn: {
    label: m.settings_footer_address_bn,
    hint: m.settings_footer_address_hint,
  },
  mapLink: { label: m.settings_map_link, hint: m.settings_map_link_hint },
  facebook: { label: m.settings_facebook, hint: m.settings_network_hint },
  youtube: { label: m.settings_youtube, hint: m.settings_network_hint },
  whatsapp: { label: m.settings_whatsapp, hint: m.settings_whatsapp_hint },
  pinterest: { label: m.settings_pinterest, hint: m.settings_network_hint },
  chatPhone: { label: m.settings_chat_phone, hint: m.settings_chat_phone_hint },
  greetingEn: { label: m.settings_greeting_en, hint: m.settings_greeting_hint },
  greetingBn: { label: m.settings_greeting_bn, hint: m.settings_greeting_hint },
  replyTextEn: { label: m.settings_reply_text_en, hint: m.settings_reply_text_hint },
  replyTextBn: { label: m.settings_reply_text_bn, hint: m.settings_reply_text_hint },
  orderMail: { label: m.settings_order_mail, hint: m.settings_order_mail_hint },
  orderMailLanguage: {
    label: m.settings_order_mail_language,
    hint: m.settings_order_mail_language_hint,
  },
  tradeLicence: { label: m.settings_trade_licence, hint: m.settings_trade_licence_hint },
  dbid: { label: m.settings_dbid, hint: m.settings_dbid_hint },
  leastOrder: { label: m.settings_least_order, hint: m.settings_least_order_hint },
  mostPieces: { label: m.settings_most_pieces, hint: m.settings_most_pieces_hint },
  complianceNameEn: {
    label: m.settings_compliance_name_en,
    hint: m.settings_compliance_name_hint,
  },
  complianceNameBn: {
    label: m.settings_compliance_name_bn,
    hint: m.settings_compliance_name_hint,
  },
  compliancePhone: { label: m.settings_compliance_phone, hint: m.settings_compliance_hint },
  complianceEmail: { label: m.settings_compliance_email, hint: m.settings_compliance_hint },
  bin: { label: m.settings_bin, hint: m.settings_bin_hint },
  usdRate: { label: m.settings_usd_rate, hint: m.settings_usd_rate_hint },
  tagManager: { label: m.settings_tag_manager, hint: m.settings_tag_manager_hint },
  staffFactor: { label: m.settings_staff_factor, hint: m.settings_staff_factor_hint },
  keepVisitors: { label: m.settings_keep_visitors, hint: m.settings_keep_visitors_hint },
}

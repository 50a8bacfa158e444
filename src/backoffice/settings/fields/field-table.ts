import type { Settings } from '#shop/settings/settings.ts'

type Leaf = string | number | boolean | null

type Edited = Omit<Settings, 'orderLimits' | 'cancelPendingAfterHours'>

/** Of a setting of several parts, where a value stands in it. */
type PartOf<Whole> = {
  [Key in keyof Whole & string]: Whole[Key] extends Leaf
    ? Key
    : `${Key}.${keyof Whole[Key] & string}`
}[keyof Whole & string]

/** Where a value stands in the settings: `chat.greeting.en`. */
type SettingPath = {
  [Key in keyof Edited & string]: Edited[Key] extends Leaf ? Key : `${Key}.${PartOf<Edited[Key]>}`
}[keyof Edited & string]

/** How a field is typed, checked and shown (field-kinds.ts, setting-field.tsx). */
export type FieldKind =
  | 'words'
  | 'more-words'
  | 'perhaps-words'
  | 'perhaps-line'
  | 'sender-name'
  | 'phone'
  | 'colour'
  | 'email'
  | 'link'
  | 'bin'
  | 'paper'
  | 'tag-manager'
  | 'google-analytics'
  | 'meta-pixel'
  | 'rate'
  | 'keep-days'
  | 'percent'
  | 'discount-limit'
  | 'pieces'
  | 'least-amount'
  | 'most-pieces'
  | 'language'
  | 'picture'
  | 'hour'
  | 'languages'
  | 'mail-subject'
  | 'mail-text'
  | 'yes-no'

export interface SettingField {
  at: SettingPath
  kind: FieldKind
}

/** What each section of the settings edits by a form of fields; delivery zones and the limits on orders have forms of their own. */
const fieldTable = {
  shop: {
    shopNameEn: { at: 'shopName.en', kind: 'words' },
    shopNameBn: { at: 'shopName.bn', kind: 'words' },
    taglineEn: { at: 'tagline.en', kind: 'words' },
    taglineBn: { at: 'tagline.bn', kind: 'words' },
    developerEn: { at: 'developer.name.en', kind: 'words' },
    developerBn: { at: 'developer.name.bn', kind: 'words' },
    developerLink: { at: 'developer.link', kind: 'link' },
  },
  look: { brandColour: { at: 'brandColour', kind: 'colour' } },
  pictures: {
    logo: { at: 'logo', kind: 'picture' },
    icon: { at: 'icon', kind: 'picture' },
  },
  contact: {
    headerPhone: { at: 'headerPhone', kind: 'phone' },
    headerEmail: { at: 'headerEmail', kind: 'email' },
    headerAddressEn: { at: 'headerAddress.en', kind: 'perhaps-words' },
    headerAddressBn: { at: 'headerAddress.bn', kind: 'perhaps-words' },
    footerPhone: { at: 'footerPhone', kind: 'phone' },
    infoEmail: { at: 'infoEmail', kind: 'email' },
    footerAddressEn: { at: 'footerAddress.en', kind: 'perhaps-words' },
    footerAddressBn: { at: 'footerAddress.bn', kind: 'perhaps-words' },
  },
  social: {
    mapLink: { at: 'mapLink', kind: 'link' },
    facebook: { at: 'social.facebook', kind: 'link' },
    youtube: { at: 'social.youtube', kind: 'link' },
    whatsapp: { at: 'social.whatsapp', kind: 'link' },
    pinterest: { at: 'social.pinterest', kind: 'link' },
  },
  chat: {
    chatPhone: { at: 'chat.phone', kind: 'phone' },
    greetingEn: { at: 'chat.greeting.en', kind: 'more-words' },
    greetingBn: { at: 'chat.greeting.bn', kind: 'more-words' },
    replyTextEn: { at: 'chat.replyText.en', kind: 'words' },
    replyTextBn: { at: 'chat.replyText.bn', kind: 'words' },
  },
  sender: {
    senderNameEn: { at: 'mailSender.name.en', kind: 'sender-name' },
    senderNameBn: { at: 'mailSender.name.bn', kind: 'sender-name' },
    senderEmail: { at: 'mailSender.email', kind: 'email' },
    senderReplyTo: { at: 'mailSender.replyTo', kind: 'email' },
  },
  mails: {
    orderMail: { at: 'newOrderMail.to', kind: 'email' },
    orderMailLanguage: { at: 'newOrderMail.language', kind: 'language' },
  },
  placedMail: {
    placedSubjectEn: { at: 'mailTexts.placedSubject.en', kind: 'mail-subject' },
    placedSubjectBn: { at: 'mailTexts.placedSubject.bn', kind: 'mail-subject' },
    placedIntroEn: { at: 'mailTexts.placedIntro.en', kind: 'mail-text' },
    placedIntroBn: { at: 'mailTexts.placedIntro.bn', kind: 'mail-text' },
    placedEndEn: { at: 'mailTexts.placedEnd.en', kind: 'mail-text' },
    placedEndBn: { at: 'mailTexts.placedEnd.bn', kind: 'mail-text' },
  },
  shippedMail: {
    shippedSubjectEn: { at: 'mailTexts.shippedSubject.en', kind: 'mail-subject' },
    shippedSubjectBn: { at: 'mailTexts.shippedSubject.bn', kind: 'mail-subject' },
    shippedIntroEn: { at: 'mailTexts.shippedIntro.en', kind: 'mail-text' },
    shippedIntroBn: { at: 'mailTexts.shippedIntro.bn', kind: 'mail-text' },
    shippedEndEn: { at: 'mailTexts.shippedEnd.en', kind: 'mail-text' },
    shippedEndBn: { at: 'mailTexts.shippedEnd.bn', kind: 'mail-text' },
  },
  deliveredMail: {
    deliveredSubjectEn: { at: 'mailTexts.deliveredSubject.en', kind: 'mail-subject' },
    deliveredSubjectBn: { at: 'mailTexts.deliveredSubject.bn', kind: 'mail-subject' },
    deliveredIntroEn: { at: 'mailTexts.deliveredIntro.en', kind: 'mail-text' },
    deliveredIntroBn: { at: 'mailTexts.deliveredIntro.bn', kind: 'mail-text' },
    deliveredEndEn: { at: 'mailTexts.deliveredEnd.en', kind: 'mail-text' },
    deliveredEndBn: { at: 'mailTexts.deliveredEnd.bn', kind: 'mail-text' },
  },
  canceledMail: {
    canceledSubjectEn: { at: 'mailTexts.canceledSubject.en', kind: 'mail-subject' },
    canceledSubjectBn: { at: 'mailTexts.canceledSubject.bn', kind: 'mail-subject' },
    canceledIntroEn: { at: 'mailTexts.canceledIntro.en', kind: 'mail-text' },
    canceledIntroBn: { at: 'mailTexts.canceledIntro.bn', kind: 'mail-text' },
    canceledEndEn: { at: 'mailTexts.canceledEnd.en', kind: 'mail-text' },
    canceledEndBn: { at: 'mailTexts.canceledEnd.bn', kind: 'mail-text' },
  },
  promise: { cutOff: { at: 'delivery.cutOffHour', kind: 'hour' } },
  pickup: {
    pickupOffered: { at: 'pickup.isOffered', kind: 'yes-no' },
    pickupAddressEn: { at: 'pickup.address.en', kind: 'perhaps-words' },
    pickupAddressBn: { at: 'pickup.address.bn', kind: 'perhaps-words' },
    pickupHoursEn: { at: 'pickup.hours.en', kind: 'perhaps-line' },
    pickupHoursBn: { at: 'pickup.hours.bn', kind: 'perhaps-line' },
  },
  rules: {
    leastOrder: { at: 'orderRules.leastInPaisa', kind: 'least-amount' },
    mostPieces: { at: 'orderRules.mostPieces', kind: 'most-pieces' },
    discountLimit: { at: 'discountLimitPercent', kind: 'discount-limit' },
    lowStock: { at: 'lowStockFrom', kind: 'pieces' },
  },
  papers: {
    tradeLicence: { at: 'tradeLicence', kind: 'paper' },
    dbid: { at: 'dbid', kind: 'paper' },
    bin: { at: 'bin', kind: 'bin' },
    vatPercent: { at: 'vatPercent', kind: 'percent' },
    complianceNameEn: { at: 'compliance.name.en', kind: 'perhaps-line' },
    complianceNameBn: { at: 'compliance.name.bn', kind: 'perhaps-line' },
    compliancePhone: { at: 'compliance.phone', kind: 'phone' },
    complianceEmail: { at: 'compliance.email', kind: 'email' },
  },
  currency: {
    languages: { at: 'languages', kind: 'languages' },
    usdRate: { at: 'usdRate', kind: 'rate' },
  },
  analytics: {
    tagManager: { at: 'analytics.gtmId', kind: 'tag-manager' },
    googleAnalytics: { at: 'analytics.ga4Id', kind: 'google-analytics' },
    metaPixel: { at: 'analytics.metaPixelId', kind: 'meta-pixel' },
  },
  security: { staffFactor: { at: 'staffNeedSecondFactor', kind: 'yes-no' } },
  privacy: {
    countVisits: { at: 'countVisits', kind: 'yes-no' },
    keepVisits: { at: 'keepVisitsDays', kind: 'keep-days' },
    keepVisitors: { at: 'keepVisitorsDays', kind: 'keep-days' },
  },
} as const satisfies Record<string, Record<string, SettingField>>

export type FieldForm = keyof typeof fieldTable

type NamesIn<Table> = { [Form in keyof Table]: keyof Table[Form] }[keyof Table]

/** No two forms have a field of the same name. */
export type FieldName = NamesIn<typeof fieldTable>

export const fieldForms = Object.keys(fieldTable) as FieldForm[]

export const fieldsOf = (form: FieldForm) =>
  Object.entries(fieldTable[form]) as [FieldName, SettingField][]

const partOf = (whole: unknown, key: string): unknown =>
  typeof whole === 'object' && whole !== null ? Reflect.get(whole, key) : undefined

const textKinds: ReadonlySet<FieldKind> = new Set([
  'words',
  'more-words',
  'perhaps-words',
  'perhaps-line',
  'sender-name',
])

/** What shoppers read, a field for each language. */
export const isText = ({ kind }: SettingField): boolean => textKinds.has(kind)

/** In a shop of one language, the field of the other one, unless it says something else. */
export function isHiddenCopy(
  settings: Settings,
  [name, field]: readonly [FieldName, SettingField],
  only: 'en' | 'bn' | undefined,
): boolean {
  if (!only || !isText(field) || name.endsWith(only === 'en' ? 'En' : 'Bn')) return false
  const at = field.at.replace(/(en|bn)$/, only) as SettingPath
  return valueAt(settings, field) === valueAt(settings, { ...field, at })
}

/** Also of a part of the settings. */
export const valueAt = (settings: object, { at }: SettingField): unknown =>
  at.split('.').reduce<unknown>(partOf, settings)

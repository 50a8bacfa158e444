import type { Language } from '#platform/language.ts'
import { firstBrandColour } from './brand-colours.ts'
import { firstLanguages, type LanguageChoice } from './languages.ts'
import { noMailTexts, type MailTexts } from './mail-texts.ts'

/**
 * What the merchant edits of the shop itself (D27), and its first values. Two languages where shoppers read it. How the shop is
 * reached has none: what nobody has set is empty, and is not shown.
 */

interface TwoLanguages {
  en: string
  bn: string
}

/**
 * What nobody confirmed yet, of one phone number or of one client (D28). Percentages are of what is left and of what they hold. null sets no
 * limit.
 */
export interface HoldingLimits {
  orders: number | null
  pieces: number | null
  piecesOfProduct: number | null
  valueInPaisa: number | null
  /** Of what the shop has of one product, colour and size. */
  percentOfStock: number | null
  /** Of all pieces that the shop has. */
  percentOfShop: number | null
}

export interface PhoneLimits extends HoldingLimits {
  /** Orders within 24 hours, whatever became of them. */
  ordersPerDay: number | null
}

export interface OrderLimits {
  phone: PhoneLimits
  /** A client's are counted until the day ends. */
  client: HoldingLimits
  /** No share forbids so few pieces of one product, nor so few in all. */
  fewOfProduct: number
  few: number
}

/** What one order of a shopper may be; staff who take one down decide. null sets no limit. */
export interface OrderRules {
  /** Of the goods, before delivery. */
  leastInPaisa: number | null
  /** Of all products together. */
  mostPieces: number | null
}

/** What is said of when an order comes, beside the days of its zone. */
export interface DeliveryPromise {
  /** In Dhaka: from this hour on an order counts from the next day. null: each counts from its own. */
  cutOffHour: number | null
}

/** Where shoppers may fetch what they ordered. */
export interface Pickup {
  isOffered: boolean
  address: TwoLanguages
  /** When somebody is there; may be empty. */
  hours: TwoLanguages
}

export interface Settings {
  shopName: TwoLanguages
  tagline: TwoLanguages
  /** E.164; empty means none, as with the addresses below. */
  headerPhone: string
  headerEmail: string
  headerAddress: TwoLanguages
  footerAddress: TwoLanguages
  footerPhone: string
  infoEmail: string
  /** Business Identification Number of the National Board of Revenue, on invoices; empty where the shop has none. */
  bin: string
  /** Numbers that the rules of digital commerce want a shop to show on its pages; empty where it has none. */
  tradeLicence: string
  /** Digital Business Identification. */
  dbid: string
  /** Who answers complaints. */
  compliance: { name: TwoLanguages; phone: string; email: string }
  /** In which shoppers see buttons and links: #rrggbb. */
  brandColour: string
  /** Hash of a picture that stands where the shop's name does; empty where the merchant gave none. */
  logo: string
  /** Hash of the picture in tabs of browsers and among the apps of phones; empty leaves the shop's own. */
  icon: string
  mapLink: string
  /** Empty means that there is none, and none is shown. */
  social: { facebook: string; youtube: string; whatsapp: string; pinterest: string }
  chat: {
    /** E.164; empty means none, and the widget then says 'Invalid Phone Number' (spec 5). */
    phone: string
    greeting: TwoLanguages
    replyText: TwoLanguages
  }
  /** Credited in the copyright line; the link may be empty. */
  developer: { name: TwoLanguages; link: string }
  /** Google Tag Manager is loaded only where its id is set. */
  analytics: { gtmId: string; ga4Id: string; metaPixelId: string }
  /** That shoppers read, the main one first. */
  languages: LanguageChoice
  /** Percent of VAT that is in the prices; the return is made with it. */
  vatPercent: number
  /** Of so few pieces of a variant, and of fewer, the desk says that they run low. */
  lowStockFrom: number
  /** Taka for one dollar; null shows no dollar amounts (D11). */
  usdRate: number | null
  /** Staff may work only with a second factor. */
  staffNeedSecondFactor: boolean
  delivery: DeliveryPromise
  pickup: Pickup
  orderRules: OrderRules
  /** Percent of the goods that staff without `override-prices` may take off an order (D36). */
  discountLimitPercent: number
  /** Above them an order is refused in words (D28). */
  orderLimits: OrderLimits
  /** Hours after which an order that is still Pending is cancelled; null never does (D28). */
  cancelPendingAfterHours: number | null
  /** Whom mails come from; what is empty is as it is set where the shop is started (MAIL_FROM). Answers go to `replyTo`. */
  mailSender: { name: TwoLanguages; email: string; replyTo: string }
  /** Where a mail about each new order goes, in which language; an empty address means nowhere. */
  newOrderMail: { to: string; language: Language }
  mailTexts: MailTexts
  /** Days that visitor records are kept. */
  keepVisitorsDays: number
  /** Are page views counted? Without cookies, and without anybody being told apart for longer than a day. */
  countVisits: boolean
  /** Days that single page views are kept; the sums of days stay. */
  keepVisitsDays: number
}

export type SettingsChange = Partial<Settings>

export const firstSettings: Settings = {
  shopName: { en: 'Haat', bn: 'হাট' },
  tagline: {
    en: 'Authentic goods for home and life, delivered all over Bangladesh',
    bn: 'ঘরের জন্য আসল পণ্য, সারা বাংলাদেশে ডেলিভারি',
  },
  headerPhone: '',
  headerEmail: '',
  headerAddress: { en: '', bn: '' },
  footerAddress: { en: '', bn: '' },
  footerPhone: '',
  infoEmail: '',
  bin: '',
  tradeLicence: '',
  dbid: '',
  compliance: { name: { en: '', bn: '' }, phone: '', email: '' },
  brandColour: firstBrandColour,
  logo: '',
  icon: '',
  mapLink: '',
  social: { facebook: '', youtube: '', whatsapp: '', pinterest: '' },
  chat: {
    phone: '',
    greeting: {
      en: 'Hi! How can we help you today?',
      bn: 'হ্যালো! কীভাবে সাহায্য করতে পারি?',
    },
    replyText: {
      en: 'Typically replies within a few minutes',
      bn: 'সাধারণত কয়েক মিনিটের মধ্যে উত্তর দিই',
    },
  },
  developer: { name: { en: 'the Haat developers', bn: 'হাট ডেভেলপার টিম' }, link: '' },
  analytics: { gtmId: '', ga4Id: '', metaPixelId: '' },
  languages: firstLanguages,
  vatPercent: 15,
  lowStockFrom: 5,
  usdRate: null,
  staffNeedSecondFactor: false,
  delivery: { cutOffHour: null },
  pickup: { isOffered: false, address: { en: '', bn: '' }, hours: { en: '', bn: '' } },
  orderRules: { leastInPaisa: null, mostPieces: null },
  discountLimitPercent: 20,
  orderLimits: {
    phone: {
      orders: 5,
      pieces: 50,
      piecesOfProduct: 20,
      valueInPaisa: 20_000_000,
      percentOfStock: 25,
      percentOfShop: 5,
      ordersPerDay: 10,
    },
    // A mobile operator puts many shoppers behind one IP address.
    client: {
      orders: 60,
      pieces: 200,
      piecesOfProduct: 60,
      valueInPaisa: 100_000_000,
      percentOfStock: 50,
      percentOfShop: 25,
    },
    fewOfProduct: 5,
    few: 10,
  },
  cancelPendingAfterHours: null,
  mailSender: { name: { en: '', bn: '' }, email: '', replyTo: '' },
  newOrderMail: { to: '', language: 'en' },
  mailTexts: noMailTexts,
  keepVisitorsDays: 90,
  countVisits: true,
  keepVisitsDays: 90,
}

import type { Language } from '../../platform/language.ts'

export const mailStates = ['kept', 'waiting', 'sent', 'failed'] as const
export type MailState = (typeof mailStates)[number]

/** An order in the language of who reads of it. */
export interface OrderFacts {
  /** Of the buyer. */
  name: string
  /** Where one sees how it stands. */
  link: string
  /** Its number for people. */
  orderId: string
  placedAt: Date
  /** Where it goes to: area and district. Null where it is handed over in the shop. */
  place: string | null
  lines: { name: string; quantity: number; totalInPaisa: number }[]
  subtotalInPaisa: number
  deliveryChargeInPaisa: number
  /** What staff took off; its row is left out where there is none. */
  discountInPaisa?: number
  couponCode?: string | null
  couponDiscountInPaisa?: number
  /** Value of the returned items, which is not in the total; its row is left out where there is none. */
  returnedInPaisa?: number
  grandTotalInPaisa: number
  /** Refunds deducted; left out where nothing was paid. */
  paidInPaisa?: number
  toPayInPaisa: number
  /** The shop's, E.164; empty where nobody has set one. */
  shopPhone: string
}

interface Amount {
  orders: number
  amountInPaisa: number
}

/** What a day brought, each with how it was on the same weekday a week before. */
export interface DayFigures {
  ordered: { now: Amount; before: Amount }
  delivered: { now: Amount; before: Amount }
  canceled: number
  refused: number
  collected: Amount
  /** What waits now. */
  toConfirm: number
  toSend: number
  toCollect: number
}

interface ReportTotals {
  orders: number
  orderedInPaisa: number
  sold: number
  deliveredInPaisa: number
  /** Null where no cost is known. */
  profitInPaisa: number | null
  canceled: number
  refused: number
  returned: number
}

/** What a saved report says of a week or a month, and of the days before. */
export interface MailedReport {
  now: ReportTotals
  before: ReportTotals
  /** Its first rows, where it has names; paisa, or a count. */
  rows: { name: ReportRowName; amount: number; isCount: boolean }[]
}

/** A name of its own, or what is said in its place. */
export type ReportRowName = { own: string } | 'gone' | 'pickup'

/** What each kind of mail needs to know. Links lead to the shop and hold secrets: they are never logged. */
interface MailValues {
  'reset-password': { name: string; link: string; validMinutes: number }
  'verify-email': { name: string; link: string; validMinutes: number }
  /** Goes to the e-mail that is to be the new one. */
  'change-email': { name: string; link: string; validMinutes: number; newEmail: string }
  /** `left`: recovery codes that were not used yet. */
  'second-factor-on': { name: string; link: string; left: number }
  'second-factor-off': { name: string; link: string; left: number }
  'recovery-code-used': { name: string; link: string; left: number }
  'password-changed': { name: string; link: string }
  /** Both go to the old address. */
  'email-change-asked': { name: string; link: string }
  'email-changed': { name: string; link: string }
  /** These go to the customer. They hold nothing that was typed but the name: the e-mail may be somebody else's. */
  'order-placed': OrderFacts & {
    days: { min: number; max: number } | null
    /** Where it is fetched, as far as the merchant says so; when that is open may be empty. */
    pickupAt?: { address: string; hours: string }
  }
  'order-shipped': OrderFacts
  /** `reviewLink`: where its buyer says what they think of the goods. */
  'order-delivered': OrderFacts & { reviewLink: string }
  'order-canceled': OrderFacts
  /** Goes to the shop. */
  'new-order': OrderFacts & { buyerPhone: string; address: string; note: string }
  /** Goes to an e-mail that somebody typed: its reader says whether they want the newsletter. */
  'newsletter-confirm': { name: string; link: string }
  /** What somebody of the shop wrote (`text`), to a person who had written to it. `link`: the shop. */
  'message-answer': { name: string; link: string; text: string; subject: string; message: string }
  /** What the shop answered (`text`) to who had asked about a product. `link`: where both stand. */
  'question-answer': { name: string; link: string; text: string; question: string; product: string }
  /** Goes to those of the shop who want it. `day`: YYYY-MM-DD, in Dhaka. */
  'daily-figures': { name: string; link: string; day: string; figures: DayFigures }
  /** Goes to those of the shop who want it. `report`: its name; both days, YYYY-MM-DD, are in it. */
  'sales-report': {
    name: string
    link: string
    report: string
    from: string
    to: string
    figures: MailedReport
  }
  /** Goes to somebody who is to work for the shop. */
  'staff-invitation': {
    name: string
    link: string
    role: 'owner' | 'admin' | 'moderator'
    days: number
  }
  /** Goes to who asked for it on the page of the settings. */
  'test-mail': { name: string; link: string }
}

type MailTemplate = keyof MailValues

/** A person wrote these: mail programs need not be told that nobody did. */
export const isWrittenByHand = (template: string): boolean => byHand.has(template)

const byHand: ReadonlySet<string> = new Set<MailTemplate>(['message-answer', 'question-answer'])

/** One mail as its sender asks for it: to whom, in which language, about what. */
export type MailOrder = {
  [Template in MailTemplate]: {
    /** Where its sender wants to find it again. */
    id?: string
    to: string
    /** Where an answer to it goes; else to where it came from. */
    replyTo?: string | undefined
    /** Of mails that nobody has to get: one press there, and no more come. */
    unsubscribeLink?: string
    language: Language
    template: Template
    values: MailValues[Template]
  }
}[MailTemplate]

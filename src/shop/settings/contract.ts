import { z } from 'zod'
import { tidyLines } from '#platform/text/tidy.ts'
import { isReadableBrand } from './brand-colours.ts'
import { languageChoices } from './languages.ts'
import { textNames, unknownPlaceholders, type MailTextName } from './mail-texts.ts'
import { firstSettings, type Settings } from './settings.ts'

/** As people type it: without what no database holds, what turns text around and what hides in it. */
const typed = z.string().overwrite(tidyLines)

const upToALine = typed.max(300, 'This is longer than 300 characters')
const count = (most: number) =>
  z
    .int('This is not a whole number')
    .min(1, 'This is less than 1')
    .max(most, `This is more than ${most}`)

const mailText = (most: number) =>
  typed
    .max(most, `This is longer than ${most} characters`)
    .refine(
      (text) => unknownPlaceholders(text).length === 0,
      'In braces stand order, name, shop and total, and nothing else',
    )

/** What one value may be, wherever it stands in the settings. */
/** One line, without what parts a name from an address. */
const senderName = /^[^\n\r<>"]{0,60}$/

export const settingParts = {
  perhapsWords: upToALine,
  /** A mobile number, or that of the demonstration, which no network gives to anybody. */
  phone: z
    .string()
    .trim()
    .regex(/^(\+8801([3-9]\d{8}|0{9}))?$/, 'This is not a mobile number such as +8801712345678'),
  email: z.literal('').or(z.email('This is not an e-mail address such as info@shop.example')),
  link: z
    .literal('')
    .or(z.url({ protocol: /^https?$/, error: 'This is not an address that begins with https://' })),
  bin: z
    .string()
    .trim()
    .regex(/^(\d{9}(-?\d{4})?)?$/, 'This is not a BIN such as 001234567-0101'),
  colour: z
    .string()
    .refine(isReadableBrand, 'This is not a colour such as #0b6b4f that can be read upon white'),
  picture: z.string().regex(/^([0-9a-f]{24})?$/, 'This is not the hash of a picture'),
  paper: typed
    .max(60, 'This is longer than 60 characters')
    .regex(/^[^\n<>]*$/, 'This is more than a number'),
  tagManager: z.string().regex(/^(GTM-[A-Z0-9]{4,12})?$/, 'This is not an id such as GTM-ABC1234'),
  googleAnalytics: z
    .string()
    .regex(/^(G-[A-Z0-9]{4,14})?$/, 'This is not an id such as G-ABC1234567'),
  metaPixel: z.string().regex(/^(\d{10,20})?$/, 'This is not the number of a pixel'),
  usdRate: z
    .number('This is not a number')
    .min(1, 'This is less than 1')
    .max(10_000, 'This is more than 10000')
    .nullable(),
  vatPercent: z
    .number('This is not a number')
    .min(0, 'This is less than 0')
    .max(100, 'This is more than 100'),
  lowStockFrom: count(10_000),
  discountLimitPercent: z
    .int('This is not a whole number')
    .min(0, 'This is less than 0')
    .max(100, 'This is more than 100'),
  senderName: typed.regex(senderName, 'This is more than a name'),
  language: z.enum(['en', 'bn']),
  languages: z.enum(languageChoices),
  mailSubject: mailText(150).regex(/^[^\n]*$/, 'This is more than a line'),
  mailText: mailText(1000),
  keepVisitorsDays: count(3650),
  leastInPaisa: count(100_000_000).nullable(),
  mostPieces: count(10_000).nullable(),
  cutOffHour: count(23).nullable(),
}
const { phone, email, link } = settingParts
/** In both languages, or in the one that the shop speaks: saveSettings looks (spoken-texts.ts). */
const perhapsInTwoLanguages = z.object({ en: upToALine, bn: upToALine })
const inTwoLanguages = perhapsInTwoLanguages.refine(
  ({ en, bn }) => en !== '' || bn !== '',
  'Please fill this in',
)

const holdingLimits = z.object({
  orders: count(10_000).nullable(),
  pieces: count(1_000_000).nullable(),
  piecesOfProduct: count(1_000_000).nullable(),
  valueInPaisa: count(100_000_000_000).nullable(),
  percentOfStock: count(100).nullable(),
  percentOfShop: count(100).nullable(),
})

const textOf = (name: MailTextName) => {
  const text = name.endsWith('Subject') ? settingParts.mailSubject : settingParts.mailText
  return z.object({ en: text, bn: text })
}

const mailTexts = z.object(
  Object.fromEntries(textNames.map((name) => [name, textOf(name)])) as Record<
    MailTextName,
    ReturnType<typeof textOf>
  >,
)

/** What may be stored of the settings (D27). */
export const settingsSchema: z.ZodObject<{ [Key in keyof Settings]: z.ZodType<Settings[Key]> }> =
  z.object({
    shopName: inTwoLanguages,
    tagline: inTwoLanguages,
    headerPhone: phone,
    headerEmail: email,
    headerAddress: perhapsInTwoLanguages,
    footerAddress: perhapsInTwoLanguages,
    footerPhone: phone,
    infoEmail: email,
    bin: settingParts.bin,
    tradeLicence: settingParts.paper,
    dbid: settingParts.paper,
    compliance: z.object({ name: perhapsInTwoLanguages, phone, email }),
    brandColour: settingParts.colour,
    logo: settingParts.picture,
    icon: settingParts.picture,
    mapLink: link,
    social: z.object({
      facebook: link,
      youtube: link,
      whatsapp: link,
      pinterest: link,
    }),
    chat: z.object({
      phone: phone,
      greeting: inTwoLanguages,
      replyText: inTwoLanguages,
    }),
    developer: z.object({ name: inTwoLanguages, link: link }),
    analytics: z.object({
      gtmId: settingParts.tagManager,
      ga4Id: settingParts.googleAnalytics.default(''),
      metaPixelId: settingParts.metaPixel.default(''),
    }),
    languages: settingParts.languages,
    vatPercent: settingParts.vatPercent,
    lowStockFrom: settingParts.lowStockFrom,
    usdRate: settingParts.usdRate,
    staffNeedSecondFactor: z.boolean(),
    delivery: z.object({ cutOffHour: settingParts.cutOffHour }),
    pickup: z
      .object({
        isOffered: z.boolean(),
        address: perhapsInTwoLanguages,
        hours: perhapsInTwoLanguages,
      })
      .refine(({ isOffered, address: { en, bn } }) => !isOffered || en !== '' || bn !== '', {
        path: ['address'],
        error: 'Say where people fetch it',
      }),
    orderRules: z.object({
      leastInPaisa: settingParts.leastInPaisa,
      mostPieces: settingParts.mostPieces,
    }),
    discountLimitPercent: settingParts.discountLimitPercent,
    orderLimits: z.object({
      phone: holdingLimits.extend({ ordersPerDay: count(10_000).nullable() }),
      client: holdingLimits,
      fewOfProduct: count(1000),
      few: count(1000),
    }),
    cancelPendingAfterHours: count(24 * 90).nullable(),
    mailSender: z.object({
      name: z.object({ en: settingParts.senderName, bn: settingParts.senderName }),
      email,
      replyTo: email,
    }),
    newOrderMail: z.object({ to: email, language: settingParts.language }),
    mailTexts: mailTexts,
    keepVisitorsDays: settingParts.keepVisitorsDays,
    countVisits: z.boolean(),
    keepVisitsDays: settingParts.keepVisitorsDays,
  })

/** What is changed together. The setting of security has its own action and its own permission. */
export const settingsChangeSchema = settingsSchema
  .omit({ staffNeedSecondFactor: true })
  .partial()
  .strict()

/** What is stored, first values for the rest. A stored value that no longer fits gives way to the first one. */
export function settingsFrom(stored: Record<string, unknown>): Settings {
  const fitting = Object.entries(stored).flatMap(([key, value]) => {
    if (!(key in settingsSchema.shape)) return []
    // What was stored before a part was added to it gets that part's first value.
    const parsed = settingsSchema.shape[key as keyof Settings].safeParse(value)
    return parsed.success ? [[key, parsed.data]] : []
  })
  return { ...firstSettings, ...Object.fromEntries(fitting) }
}

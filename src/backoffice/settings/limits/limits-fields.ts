import { z } from 'zod'
import { latinDigits } from '#platform/phone.ts'
import { paisaFromTyped } from '#platform/typed-taka.ts'
import type { OrderLimits, Settings } from '#shop/settings/settings.ts'
import type { SettingProblem } from '../fields/setting-problem.ts'

/** What the form of the limits on orders sends, by rules that page and browser share (D28). An empty field is no limit. */

const problem = (key: SettingProblem) => key

type Reading = (typed: string) => number | undefined

const typedAs = (read: Reading, key: SettingProblem) =>
  z
    .string()
    .default('')
    .transform((text, context) => {
      const value = read(text)
      if (value !== undefined) return value
      context.addIssue({ code: 'custom', message: problem(key) })
      return z.NEVER
    })

const perhaps = (read: Reading, key: SettingProblem) =>
  z.preprocess(
    (text) => (String(text ?? '').trim() === '' ? null : text),
    typedAs(read, key).nullable(),
  )

/** 20, ২০, 1,000 or 25%, as people type it. */
const upTo =
  (most: number): Reading =>
  (typed) => {
    const digits = latinDigits(typed).replace(/[\s,%]/g, '')
    const value = /^\d{1,7}$/.test(digits) ? Number(digits) : 0
    return value >= 1 && value <= most ? value : undefined
  }

const value: Reading = (typed) => paisaFromTyped(typed) || undefined

const orders = perhaps(upTo(10_000), 'orders-wrong')
const pieces = perhaps(upTo(1_000_000), 'pieces-wrong')
const percent = perhaps(upTo(100), 'percent-wrong')
const paisa = perhaps(value, 'value-wrong')
const few = typedAs(upTo(1000), 'few-wrong')

export const limitsFormSchema = z.object({
  version: z.coerce.number().int(),
  phoneOrders: orders,
  phoneOrdersPerDay: orders,
  phonePieces: pieces,
  phonePiecesOfProduct: pieces,
  phoneValueInPaisa: paisa,
  phonePercentOfStock: percent,
  phonePercentOfShop: percent,
  clientOrders: orders,
  clientPieces: pieces,
  clientPiecesOfProduct: pieces,
  clientValueInPaisa: paisa,
  clientPercentOfStock: percent,
  clientPercentOfShop: percent,
  fewOfProduct: few,
  few,
  cancelPendingAfterHours: perhaps(upTo(24 * 90), 'hours-wrong'),
})

type Typed = z.output<typeof limitsFormSchema>

export type LimitField = Exclude<keyof Typed, 'version'>

export type LimitSettings = Pick<Settings, 'orderLimits' | 'cancelPendingAfterHours'>

/** What each field holds. Money in paisa. */
export const limitFieldsOf = ({
  orderLimits: { phone, client, ...always },
  cancelPendingAfterHours,
}: LimitSettings): Record<LimitField, number | null> => ({
  phoneOrders: phone.orders,
  phoneOrdersPerDay: phone.ordersPerDay,
  phonePieces: phone.pieces,
  phonePiecesOfProduct: phone.piecesOfProduct,
  phoneValueInPaisa: phone.valueInPaisa,
  phonePercentOfStock: phone.percentOfStock,
  phonePercentOfShop: phone.percentOfShop,
  clientOrders: client.orders,
  clientPieces: client.pieces,
  clientPiecesOfProduct: client.piecesOfProduct,
  clientValueInPaisa: client.valueInPaisa,
  clientPercentOfStock: client.percentOfStock,
  clientPercentOfShop: client.percentOfShop,
  ...always,
  cancelPendingAfterHours,
})

export const orderLimitsOf = (
  typed: Omit<Typed, 'version' | 'cancelPendingAfterHours'>,
): OrderLimits => ({
  phone: {
    orders: typed.phoneOrders,
    ordersPerDay: typed.phoneOrdersPerDay,
    pieces: typed.phonePieces,
    piecesOfProduct: typed.phonePiecesOfProduct,
    valueInPaisa: typed.phoneValueInPaisa,
    percentOfStock: typed.phonePercentOfStock,
    percentOfShop: typed.phonePercentOfShop,
  },
  client: {
    orders: typed.clientOrders,
    pieces: typed.clientPieces,
    piecesOfProduct: typed.clientPiecesOfProduct,
    valueInPaisa: typed.clientValueInPaisa,
    percentOfStock: typed.clientPercentOfStock,
    percentOfShop: typed.clientPercentOfShop,
  },
  fewOfProduct: typed.fewOfProduct,
  few: typed.few,
})

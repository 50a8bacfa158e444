import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import { countText } from '#pages/money/taka.ts'
import { mostOfOneLine } from '#shop/cart/cart.ts'
import { variantWords, type VariantFacts } from '#shop/catalog/options/variant-words.ts'
import type { EditProblem, PricedLine } from '#shop/orders/edits/edit.ts'
import type { ShownVariant } from '#shop/orders/edits/load-edit-facts.ts'
import type { DraftLine } from './draft/edit-draft.ts'
import type { EditFormProps } from './edit-form-props.ts'
import type { Priced } from './use-priced.ts'

/** What a row of the form says of its line. */
export interface Described {
  name: string
  /** Options and SKU. */
  details: string
  picture: string | null
  /** It is taken out. */
  isOut: boolean
  /** Pieces that come back when it is put back. */
  before: number
  /** Pieces that there are for it: those it holds, and what is left. */
  most: number
  /** What it holds now. */
  standing: string | null
  /** What it can be exchanged for, where there is something to choose. */
  sisters: (ShownVariant & { words: string })[]
  /** Undefined where it is gone from the catalogue. */
  stock: number | undefined
  priced: PricedLine | undefined
  /** Why it cannot be so. */
  problem: string | undefined
}

type Around = Pick<EditFormProps, 'order' | 'facts'> & { priced: Priced }

export function describeLine(
  line: DraftLine,
  { order, facts, priced }: Around,
): Described | undefined {
  const variant = priced.variants.get(line.variantId ?? '')
  const stored = order.lines.find(({ position }) => position === line.position)
  const isSame = stored !== undefined && (stored.variantId ?? undefined) === line.variantId
  const shown = isSame ? stored : (variant ?? stored)
  if (!shown) return undefined
  const isOut = line.quantity === 0
  return {
    name: inLanguage(getLocale(), shown.name, shown.nameBn),
    details: [optionsOf(shown), `SKU ${shown.sku}`].filter(Boolean).join(' · '),
    picture: shown.picture,
    isOut,
    stock: variant?.stock,
    ...standingOf(stored),
    most: mostOf(variant, stored, line),
    sisters: stored && !isOut ? sistersOf(stored.productId, facts) : [],
    priced: priced.lines.find((one) => isOf(one, line)),
    problem: problemOf(priced.problems, line),
  }
}

const standingOf = (stored: Stored | undefined) =>
  stored ? { before: stored.quantity, standing: stored.variantId } : { before: 1, standing: null }

type Stored = EditFormProps['order']['lines'][number]

function mostOf(
  variant: ShownVariant | undefined,
  stored: Stored | undefined,
  { variantId }: DraftLine,
): number {
  const held = (stored?.variantId ?? undefined) === variantId ? (stored?.quantity ?? 0) : 0
  return Math.min(mostOfOneLine, Math.max(held, 1, held + (variant?.stock ?? 0)))
}

const isOf = (one: PricedLine, { position, variantId }: DraftLine) =>
  one.position === position && (one.variantId ?? undefined) === variantId

function sistersOf(productId: string | null, { offered }: EditFormProps['facts']) {
  const sisters = offered.filter((one) => one.productId === productId)
  return sisters.length < 2 ? [] : sisters.map((one) => ({ ...one, words: optionsOf(one) }))
}

function problemOf(problems: readonly EditProblem[], { variantId }: DraftLine): string | undefined {
  const problem = problems.find(
    (one) => 'variantId' in one && (one.variantId ?? undefined) === variantId,
  )
  if (!problem) return undefined
  return problem.what === 'sold-out'
    ? m.edit_most({ n: countText(problem.most) })
    : m.edit_not_sold()
}

const optionsOf = (variant: VariantFacts): string => variantWords(variant, getLocale()).join(' · ')

import { typedFromSent } from '../fields/typed-categories.ts'
import { middleTyped } from '../pictures/order-pictures.ts'
import {
  emptyDraft,
  rowFields,
  typedFields,
  withRow,
  withRows,
  type Draft,
  type Drafted,
  type DraftedPicture,
} from './product-draft.ts'

const blankPicture: DraftedPicture = { hash: '', alt: '', altBn: '', row: '', ...middleTyped }
const pictureFields = ['hash', 'alt', 'altBn', 'focusX', 'focusY', 'row'] as const

const texts = <Name extends string>(names: readonly Name[], sent: Record<string, unknown>) =>
  Object.fromEntries(
    names.flatMap((name) => (typeof sent[name] === 'string' ? [[name, sent[name]]] : [])),
  ) as Partial<Record<Name, string>>

/** What a form held that a browser sent before scripts arrived, as the page gets it back. */
export function draftFromSent(product: Drafted, sent: Readonly<Record<string, unknown>>): Draft {
  const variants = Array.isArray(sent['variants']) ? (sent['variants'] as unknown[]) : []
  const attributes = valuesFromSent(sent['attributes'])
  const furtherCategories = typedFromSent(sent['furtherCategories'])
  const fields = {
    ...texts(typedFields, sent),
    ...(furtherCategories !== undefined && { furtherCategories }),
  }
  let draft: Draft = { ...emptyDraft, fields, attributes }
  const order: string[] = []
  for (const variant of variants) {
    const { key, ...row } = (variant ?? {}) as Record<string, unknown>
    const known = product.rows.find((one) => one.key === key)
    draft = known
      ? withRow(draft, known.key, texts(rowFields, row))
      : withRows(draft, [texts(rowFields, row)])
    order.push(known?.key ?? draft.added.at(-1)?.key ?? '')
  }
  const removed = product.rows.flatMap(({ key }) => (order.includes(key) ? [] : [key]))
  return { ...draft, order, removed, pictures: picturesFromSent(sent['pictures']) }
}

function valuesFromSent(sent: unknown): Draft['attributes'] {
  const values = Array.isArray(sent) ? (sent as unknown[]) : []
  return Object.fromEntries(
    values.map((one) => {
      const names = ['attribute', 'value', 'valueBn'] as const
      const { attribute = '', ...value } = texts(names, (one ?? {}) as Record<string, unknown>)
      return [attribute, { value: '', valueBn: '', ...value }]
    }),
  )
}

function picturesFromSent(sent: unknown): DraftedPicture[] {
  const pictures = Array.isArray(sent) ? (sent as unknown[]) : []
  return pictures.map((picture) => ({
    ...blankPicture,
    ...texts(pictureFields, (picture ?? {}) as Record<string, unknown>),
  }))
}

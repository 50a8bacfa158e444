import type { Attribute, AttributeValue } from '#shop/catalog/attributes/attribute.ts'
import type { AttributeValuesDraft } from '#shop/catalog/attributes/contract.ts'
import type { WholeProduct } from '#shop/catalog/products/list-whole-products.ts'
import { latinDigits } from '#platform/phone.ts'
import { withoutGuard } from '../formats/guard.ts'
import type { Reading } from '../formats/product.ts'
import { cellOf, headingKey, type Remark, type Row } from '../formats/row.ts'

/** Columns of attributes, beside those of any format: `attribute:material`, and of a text `attribute_bn:material` (docs/decisions/0162). */
export const headingOf = (slug: string): string => `attribute:${slug}`
export const headingOfBangla = (slug: string): string => `attribute_bn:${slug}`

/** A column of an attribute that the shop does not have. */
export const isOfNoAttribute = (heading: string, attributes: readonly Attribute[]): boolean =>
  heading.startsWith('attribute ') &&
  // WooCommerce calls its own so.
  !/^attribute \d+ /.test(heading) &&
  !headingsOf(attributes).some((one) => headingKey(one) === heading)

export const headingsOf = (attributes: readonly Attribute[]): string[] =>
  attributes.flatMap(({ slug, kind }) =>
    kind === 'text' ? [headingOf(slug), headingOfBangla(slug)] : [headingOf(slug)],
  )

/** What a product has, in the order of headingsOf. */
export function cellsOf(
  { attributes: values }: Pick<WholeProduct, 'attributes'>,
  attributes: readonly Attribute[],
): string[] {
  return attributes.flatMap(({ id, kind }) => {
    const value = values.find(({ attributeId }) => attributeId === id)
    const said = value ? saidOf(value) : ''
    return kind === 'text' ? [said, value?.textBn ?? ''] : [said]
  })
}

const saidOf = ({ choice, number, text }: AttributeValue): string =>
  choice ?? text ?? (number === null ? '' : String(number))

/** What the first row of a product says of attributes. A column that is missing leaves the attribute, an empty cell takes it away. */
export function withAttributes(
  reading: Reading,
  rows: readonly Row[],
  attributes: readonly Attribute[],
): Reading {
  if (reading.outcome !== 'read') return reading
  const { product } = reading
  const row = rows.find(({ line }) => line === product.line)
  const named = attributes.filter(({ slug }) => row?.cells.has(headingKey(headingOf(slug))))
  if (!row || named.length === 0) return reading
  const problems: Remark[] = []
  const values = named.flatMap((attribute) => readOne(row, attribute, problems))
  if (problems.length > 0)
    return {
      outcome: 'bad',
      name: product.draft.name,
      problems: [...product.problems, ...problems],
    }
  const attributesNamed = named.map(({ slug }) => slug)
  const draft = { ...product.draft, attributes: values }
  return { outcome: 'read', product: { ...product, draft, attributesNamed } }
}

function readOne(row: Row, attribute: Attribute, problems: Remark[]): AttributeValuesDraft {
  const { slug, kind } = attribute
  const text = withoutGuard(cellOf(row, headingKey(headingOf(slug))))
  const bangla = kind === 'text' ? withoutGuard(cellOf(row, headingKey(headingOfBangla(slug)))) : ''
  if (text === '') return []
  const value = readers[kind](text, attribute)
  if (value !== undefined) return [{ attribute: slug, value, valueBn: bangla || null }]
  const said = JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text)
  const reason = `${headingOf(slug)}: ${said} is ${wrongly(attribute)}`
  problems.push({ line: row.line, reason })
  return []
}

const wrongly = ({ kind, choices }: Attribute): string =>
  kind === 'number'
    ? 'not a number'
    : `none of ${kind === 'choice' ? choices.map(({ slug }) => slug).join(', ') : 'yes, no'}`

type Reader = (text: string, attribute: Attribute) => string | number | boolean | undefined

const readers: Record<Attribute['kind'], Reader> = {
  text: (text) => text,
  number: (text) => {
    const plain = latinDigits(text).replaceAll(',', '')
    const number = /^-?\d{1,15}(?:\.\d{1,20})?(?:e[+-]?\d{1,3})?$/i.test(plain)
      ? Number(plain)
      : NaN
    return Number.isFinite(number) ? number : undefined
  },
  'yes-no': (text) => {
    const word = text.toLowerCase()
    return word === 'yes' ? true : word === 'no' ? false : undefined
  },
  // A merchant writes the name; a file of ours has what stays when the name changes.
  choice: (text, { choices }) => {
    const sought = sameWords(text)
    const bySlug = choices.find(({ slug }) => slug === sought)
    const byName = choices.find(
      ({ name, nameBn }) => sameWords(name) === sought || sameWords(nameBn ?? '') === sought,
    )
    return (bySlug ?? byName)?.slug
  },
}

const sameWords = (text: string) => text.normalize('NFC').trim().toLowerCase()

import type { Option } from '../options.ts'
import { plainValue, splitList, withoutEntities } from '../product.ts'
import { cellOf, headingKey, type Row } from '../row.ts'

/** The attributes of a WooCommerce product: what a shopper chooses, and what is only described. */

/** No product has more variants than this; ten attributes of ten values each would fill the memory. */
const mostSets = 500

interface Attribute {
  name: string
  values: string[]
  visible: boolean
}

function attributesOf(row: Row): Attribute[] {
  const indexes = [...row.cells.keys()].flatMap(
    (heading) => /^attribute (\d+) name$/.exec(heading)?.[1] ?? [],
  )
  return indexes.flatMap((index) => {
    const name = withoutEntities(cellOf(row, `attribute ${index} name`))
    const cell = cellOf(row, `attribute ${index} value s`, `attribute ${index} value`)
    const visible = cellOf(row, `attribute ${index} visible`) !== '0'
    return name === '' ? [] : [{ name, values: splitList(withoutEntities(cell)), visible }]
  })
}

export interface OptionSets {
  sets: Option[][]
  /** Attributes of which the variation takes any value, which is how WooCommerce saves rows. */
  any: string[]
  tooMany: boolean
}

/** A variation without a value for an attribute stands for each value that the product has of it. */
export function optionSetsOf(row: Row, parent: Row): OptionSets {
  const ofParent = new Map(
    attributesOf(parent).map(({ name, values }) => [headingKey(name), values]),
  )
  let sets: Option[][] = [[]]
  const any: string[] = []
  for (const { name, values } of attributesOf(row)) {
    const given = values.length > 0 ? [plainValue(values.join(', '))] : undefined
    const choices = given ?? ofParent.get(headingKey(name)) ?? []
    if (!given) any.push(name)
    if (choices.length === 0) continue
    if (sets.length * choices.length > mostSets) return { sets: [], any, tooMany: true }
    sets = sets.flatMap((set) => choices.map((value) => [...set, { name, value }]))
  }
  return { sets, any, tooMany: false }
}

/** What describes a product and is not chosen, as a list below its description. */
export function detailsOf(parent: Row, variations: readonly Row[]) {
  const chosen = new Set(
    variations.flatMap((row) => attributesOf(row).map(({ name }) => headingKey(name))),
  )
  const described = attributesOf(parent).filter(
    ({ name, values }) => values.length > 0 && !chosen.has(headingKey(name)),
  )
  const facts = described
    .filter(({ visible }) => visible)
    .map(({ name, values }) => ({ name, value: values.join(', ') }))
  const details = [...facts, ...measuresOf(parent)]
  return {
    names: details.map(({ name }) => name),
    hidden: described.filter(({ visible }) => !visible).map(({ name }) => name),
    html: details.length > 0 ? `<ul>${details.map(item).join('')}</ul>` : '',
  }
}

const item = ({ name, value }: { name: string; value: string }) =>
  `<li>${escaped(name)}: ${escaped(value)}</li>`

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The headings say the unit: Weight (kg), Length (cm). */
function measuresOf(row: Row) {
  const measure = (kind: string) => {
    const heading = [...row.cells.keys()].find((key) => key.startsWith(`${kind} `)) ?? kind
    return { value: cellOf(row, heading), unit: heading.slice(kind.length + 1) }
  }
  const weight = measure('weight')
  const sides = ['length', 'width', 'height'].map(measure).filter(({ value }) => value !== '')
  const size = `${sides.map(({ value }) => value).join(' × ')} ${sides[0]?.unit ?? ''}`.trim()
  return [
    ...(weight.value ? [{ name: 'Weight', value: `${weight.value} ${weight.unit}`.trim() }] : []),
    ...(size ? [{ name: 'Measures', value: size }] : []),
  ]
}

export const weightOf = (row: Row): string =>
  cellOf(row, ...[...row.cells.keys()].filter((key) => key.startsWith('weight ')))

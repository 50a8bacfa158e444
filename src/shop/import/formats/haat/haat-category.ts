import { slugFrom } from '#shop/catalog/slug.ts'
import { readFormerSlugs } from './former-slugs.ts'
import { bad, type Reading } from '../product.ts'
import { cellOf, openRow, type Row, type RowReader } from '../row.ts'

const columnsOfCategory = new Set([
  'category',
  'category name',
  'category name bn',
  'category position',
  'category picture',
  'category parent',
  'category description',
  'category description bn',
  'category hidden',
  'former handles',
])

/** A row in which nothing stands but a category: those without products have no other place in a file of products. */
export function isOfCategory(row: Row): boolean {
  const filled = [...row.cells].filter(([, cell]) => cell.trim() !== '')
  return slugOfCategory(row) !== '' && filled.every(([heading]) => columnsOfCategory.has(heading))
}

export const slugOfCategory = (row: Row): string => slugFrom(cellOf(row, 'category'))

export function readCategory([row, ...others]: readonly Row[]): Reading {
  if (!row) throw new Error('A category has at least one row')
  const reader = openRow(row)
  const name = reader.text('category name')
  if (name === '') return bad(reader, '', 'There is no category_name')
  const [twice] = others
  if (twice) return bad(openRow(twice), name, `The category is already in row ${row.line}`)
  const position = reader.whole('category position')
  const hidden = hiddenOf(reader)
  if (reader.problems.length > 0) return { outcome: 'bad', name, problems: reader.problems }
  const textOrNone = (heading: string) =>
    reader.has(heading) ? reader.text(heading) || null : undefined
  return {
    outcome: 'category',
    category: {
      line: row.line,
      draft: {
        slug: slugOfCategory(row),
        name,
        nameBn: textOrNone('category name bn'),
        description: textOrNone('category description'),
        descriptionBn: textOrNone('category description bn'),
        position,
        hidden,
      },
      parent: reader.has('category parent')
        ? slugFrom(reader.text('category parent')) || null
        : undefined,
      picture: textOrNone('category picture'),
      formerSlugs: readFormerSlugs(row),
    },
  }
}

/** An empty cell leaves it as it is. */
function hiddenOf(reader: RowReader): boolean | undefined {
  const text = reader.text('category hidden').toLowerCase()
  if (text === '') return undefined
  if (text !== 'yes' && text !== 'no')
    reader.refuse(`category_hidden: ${JSON.stringify(text)} is none of yes, no`)
  return text === 'yes'
}

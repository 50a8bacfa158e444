import type { ImportedProduct, ImportedVariant, Reading } from './product.ts'
import type { Remark } from './row.ts'

/** What a spreadsheet makes of a cell that it does not understand. */

const months = new Set(
  'jan feb mar apr may jun jul aug sep sept oct nov dec january february march april june july august september october november december'.split(
    ' ',
  ),
)

/** 10-Dec, 10-Dec-26; Oct-12, Dec 2026. Spreadsheets write months so; SEP-1 may be a SKU. */
const withMonth = [
  /^\d{1,2}[-/ ]([A-Z][a-z]{2,8})(?:[-/ ]\d{2,4})?$/,
  /^([A-Z][a-z]{2,8})[-/ ]\d{1,4}$/,
]
/** 06-08-2026, 10/12/2026; 2026-12-10, 2026-12-10 00:00. */
const inDigits = [
  /^\d{1,2}([-/.])\d{1,2}\1(?:19|20)\d{2}(?: \d{1,2}:\d{2})?$/,
  /^(?:19|20)\d{2}([-/.])\d{1,2}\1\d{1,2}(?: \d{1,2}:\d{2})?$/,
]
const error = /^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!|CALC!|BLOCKED!|FORMULA!)$/

export function isDate(text: string): boolean {
  const written = text.trim()
  return (
    inDigits.some((form) => form.test(written)) ||
    withMonth.some((form) => months.has(form.exec(written)?.[1]?.toLowerCase() ?? ''))
  )
}

const isError = (text: string): boolean => error.test(text.trim())

const inQuotes = (text: string) => JSON.stringify(text)

function errorIn(column: string, text: string): string | undefined {
  if (!isError(text)) return undefined
  return text === '#FORMULA!'
    ? `${column}: the file has a formula here without its result. Open it in a spreadsheet, save it, and send it again`
    : `${column}: the spreadsheet shows ${text} here, not a value`
}

/** Leaves out variants of which a spreadsheet has spoilt a cell that says which variant it is, and says where one may be. */
export function withoutSpoilt(reading: Reading): Reading {
  if (reading.outcome !== 'read') return reading
  const { product } = reading
  const spoilt = errorIn('name', product.draft.name)
  if (spoilt !== undefined)
    return {
      outcome: 'bad',
      name: product.draft.name,
      problems: [...product.problems, { line: product.line, reason: spoilt }],
    }
  const checked = product.variants.map((variant) => ({ variant, problems: problemsOf(variant) }))
  return {
    outcome: 'read',
    product: {
      ...product,
      variants: checked
        .filter(({ problems }) => problems.length === 0)
        .map(({ variant }) => variant),
      problems: [...product.problems, ...checked.flatMap(({ problems }) => problems)],
      warnings: [
        ...product.warnings,
        ...product.variants.flatMap((one) => warningsOf(one, product)),
      ],
    },
  }
}

function problemsOf({ line, draft }: ImportedVariant): Remark[] {
  const { color, size, sku, barcode, optionValues = [] } = draft
  const look = Object.entries({ color, size }).flatMap(([column, text]) =>
    text && isDate(text)
      ? [
          `${column}: ${inQuotes(text)} is a date. A spreadsheet makes dates of sizes such as 10-12: format the column as text, and type the size again`,
        ]
      : [],
  )
  const errors = [
    ...Object.entries({ color, size, sku, barcode }).map(([column, text]) =>
      errorIn(column, text ?? ''),
    ),
    ...optionValues.map((text) => errorIn('option value', text)),
  ]
  return [...look, ...errors].flatMap((reason) => (reason === undefined ? [] : [{ line, reason }]))
}

/** Of free options, and of SKUs, a date may be meant. */
function warningsOf({ line, draft }: ImportedVariant, product: ImportedProduct): Remark[] {
  const options = (draft.optionValues ?? []).map(
    (text, index) => [product.draft.options?.[index]?.name ?? 'option value', text] as const,
  )
  return [...options, ['sku', draft.sku] as const].flatMap(([column, text]) =>
    isDate(text)
      ? [
          {
            line,
            reason: `${column}: ${inQuotes(text)} is a date. If the spreadsheet made it of something else, format the column as text and type it again`,
          },
        ]
      : [],
  )
}

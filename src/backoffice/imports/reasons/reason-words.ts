import { m } from '#paraglide/messages.js'
import type { Language } from '#platform/language.ts'
import type { SaidReason } from '../shown-import.ts'

type Say = (values: Record<string, string>, options: { locale: Language }) => string

/** The sentences of imports, in English as the shop writes them down. Of two that fit, the first counts. */
const sentences = [
  m.imports_why_not_in_file,
  m.imports_why_handle_twice,
  m.imports_why_sku_twice,
  m.imports_why_category_twice,
  m.imports_why_sku_there_twice,
  m.imports_why_nothing_sold,
  m.imports_why_no_name,
  m.imports_why_no_title,
  m.imports_why_no_handle,
  m.imports_why_no_handle_no_name,
  m.imports_why_no_price,
  m.imports_why_no_sku,
  m.imports_why_no_category_name,
  m.imports_why_no_parent,
  m.imports_why_no_variations,
  m.imports_why_amount,
  m.imports_why_whole_cell,
  m.imports_why_number,
  m.imports_why_moment,
  m.imports_why_status,
  m.imports_why_hidden,
  m.imports_why_none_of,
  m.imports_why_deal,
  m.imports_why_deal_over,
  m.imports_why_sale_over,
  m.imports_why_sale_later,
  m.imports_why_heading_twice,
  m.imports_why_shopify_inventory,
  m.imports_why_shopify_orders,
  m.imports_why_shopify_customers,
  m.imports_why_price_zero,
  m.imports_why_discount,
  m.imports_why_discount_of_shop,
  m.imports_why_sku_taken,
  m.imports_why_handle_taken,
  m.imports_why_no_category,
  m.imports_why_option_twice,
  m.imports_why_option_value_missing,
  m.imports_why_option_values,
  m.imports_why_option_values_differ,
  m.imports_why_options_same,
  m.imports_why_attribute,
  m.imports_why_gift_card,
  m.imports_why_download,
  m.imports_why_type_alone,
  m.imports_why_type_unknown,
  m.imports_why_cells,
  m.imports_why_quote_open,
  m.imports_why_quote_inside,
  m.imports_why_quote_after,
  m.imports_why_quote_missing,
  m.imports_why_not_removed,
  m.imports_why_no_variations_above,
  m.imports_why_color_code,
  m.imports_why_barcode,
  m.imports_why_shortened,
  m.imports_why_stock_differs,
  m.imports_why_variant_removed,
  m.imports_why_option_as_size,
  m.imports_why_not_delivered,
  m.imports_why_no_stock_said,
  m.imports_why_left_out,
  m.imports_why_picture_path,
  m.imports_why_missing,
  m.imports_why_too_long,
  m.imports_why_below_zero,
  m.imports_why_too_dear,
  m.imports_why_too_large,
  m.imports_why_headings,
  m.imports_why_empty,
  m.imports_why_pdf,
  m.imports_why_crashed,
  m.imports_why_too_many_columns,
  m.imports_why_workbook_large,
  m.imports_why_workbook_damaged,
  m.imports_why_workbook_password,
  m.imports_why_workbook_empty,
  m.imports_why_workbook_other,
  m.imports_why_column_beyond,
  m.imports_why_row_beyond,
  m.imports_why_cell_long,
  m.imports_why_sheet_read,
  m.imports_why_date_not_option,
  m.imports_why_date_warning,
  m.imports_why_cell_error,
  m.imports_why_no_result,
] as readonly Say[]

/** What a sentence about a field speaks of. */
const subjects: Readonly<
  Record<string, (values: object, options: { locale: Language }) => string>
> = {
  'The SKU': () => 'SKU',
  'The name': m.audit_field_name,
  'The price': m.audit_field_price,
  'The discount price': m.audit_field_discount_price,
  'The purchase cost': m.audit_field_cost,
  'The deal price': m.audit_field_deal_price,
  'The colour': m.audit_field_color,
  'The size': m.audit_field_size,
  'The name of an option': m.audit_field_options,
  'The value of an option': m.audit_field_option_values,
  'The brand': m.audit_field_brand,
  'The description': m.audit_field_description,
  'A tag': m.audit_field_tags,
  'The barcode': m.editor_barcode,
  'The weight': m.editor_weight,
  'The stock': m.audit_field_stock,
}

interface Template {
  say: Say
  /** Between them stand the values. */
  parts: string[]
  names: string[]
}

const mark = '\u{FFFC}'

/** What stands in for each value, so that the English text says where it belongs. */
const marks = new Proxy<Record<string, string>>(
  {},
  { get: (_, name) => `${mark}${String(name)}${mark}` },
)

const templates: readonly Template[] = sentences.map((say) => {
  const pieces = say(marks, { locale: 'en' }).split(mark)
  return {
    say,
    parts: pieces.filter((_, index) => index % 2 === 0),
    names: pieces.filter((_, index) => index % 2 === 1),
  }
})

/** The values of a sentence that was made of these parts; undefined where it was not. */
function valuesIn(
  sentence: string,
  { parts, names }: Template,
): Record<string, string> | undefined {
  const [first = '', ...others] = parts
  if (!sentence.startsWith(first)) return undefined
  if (others.length === 0) return sentence === first ? {} : undefined
  let at = first.length
  const values: Record<string, string> = {}
  for (const [index, part] of others.entries()) {
    const isLast = index === others.length - 1
    const end = isLast ? sentence.length - part.length : sentence.indexOf(part, at)
    if (end < at || !sentence.startsWith(part, end)) return undefined
    values[names[index] ?? ''] = sentence.slice(at, end)
    at = end + part.length
  }
  return values
}

/** Numbers of the shop; others stand as the file has them. */
const counts = new Set(['line', 'most', 'cells', 'headings', 'from', 'to', 'stock'])
const inBangla = (number: string) =>
  number.replaceAll(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] ?? digit)

/** A sentence of an import in the language of the page. What has no words in it stays in English. */
export function reasonIn(language: Language, sentence: string): SaidReason {
  if (language === 'en') return { text: sentence, language }
  for (const template of templates) {
    const values = valuesIn(sentence, template)
    if (!values) continue
    const { what } = values
    const subject = what === undefined ? undefined : subjects[what]
    if (what !== undefined && !subject) continue
    const counted = Object.entries(values).map(([name, value]) => [
      name,
      counts.has(name) ? inBangla(value) : value,
    ])
    const named = {
      ...(Object.fromEntries(counted) as Record<string, string>),
      ...(subject && { what: subject({}, { locale: language }) }),
    }
    return { text: template.say(named, { locale: language }), language }
  }
  return { text: sentence, language: 'en' }
}

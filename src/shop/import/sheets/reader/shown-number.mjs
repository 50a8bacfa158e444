/** A number as its format shows it to a person. Formats are those of Excel (ECMA-376, 18.8.30 and 18.8.31). */

const token = /"[^"]*"?|\\.|\[[^\]]*\]?|[_*].|AM\/PM|A\/P|./gsu

/** What says of a price that it is one: the shop has one currency. */
const currency = /^(?:৳|tk\.?|taka|bdt|টাকা|\$|€|£|₹|rs\.?|\/-|=)$/iu

const isLiteral = (part) => part.startsWith('"') || part.startsWith('\\')
const literalOf = (part) => part.replace(/^\\|^"|"$/g, '')
const isElapsed = (part) => /^\[(?:h+|m+|s+)\]$/i.test(part)

/** The parts of the section for numbers that are not negative, without colours, currencies, blanks and what groups digits. */
function partsOf(code) {
  const parts = []
  for (const [part] of code.matchAll(token)) {
    if (part === ';') break
    if (part.startsWith('[') && !isElapsed(part)) {
      // A condition chooses among sections: then the number stays as it is.
      if (/^\[[<>=]/.test(part)) return []
      continue
    }
    if (/^[_*]./su.test(part)) continue
    parts.push(part)
  }
  return parts
}

/** How to write a number of this format. `format` is hucre's. */
export function openFormat(code, format) {
  const parts = partsOf(code)
  const signs = parts.filter((part) => !isLiteral(part)).join('')
  if (/^(?:general|standard|@|)$/i.test(signs.trim()) || /e[+-]/i.test(signs)) return plainNumber
  if (/[dmyhs]/i.test(signs)) return openDateFormat(signs, code, format)
  if (!/[0#?]/.test(signs)) return plainNumber
  const shown = parts
    .filter((part) => part !== ',' && !currency.test(literalOf(part).trim()))
    .join('')
  return (value) => {
    const text = format(Math.abs(value), shown).trim()
    return value < 0 && /[1-9]/.test(text) ? `-${text}` : text
  }
}

/** The last day that a spreadsheet knows, 9999-12-31. */
const lastDay = 2_958_465

/** A whole date is written as imports read it; a part of one (10-Dec, 12:30) as it is shown. */
function openDateFormat(signs, code, format) {
  const isWhole = /y/i.test(signs) && /m/i.test(signs) && /d/i.test(signs)
  const whole = /h/i.test(signs) ? 'yyyy-mm-dd hh:mm' : 'yyyy-mm-dd'
  const shown = isWhole ? whole : (code.split(';')[0] ?? code)
  return (value) => (value >= 0 && value <= lastDay ? format(value, shown) : plainNumber(value))
}

/** Fifteen digits are those that a spreadsheet keeps: 1150.0500000000002 is 1150.05. */
export function plainNumber(value) {
  const kept = Number(value.toPrecision(15))
  const text = String(kept)
  return text.includes('e')
    ? kept.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 10 })
    : text
}

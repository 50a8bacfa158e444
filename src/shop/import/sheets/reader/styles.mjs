import { limits, tooLarge } from './limits.mjs'
import { readXml } from './read-xml.mjs'

/** Formats that every spreadsheet knows by number. 14, 22 and the East Asian ones are whole dates, written as each country does. */
const known = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  14: 'yyyy-mm-dd',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'yyyy-mm-dd h:mm',
  37: '#,##0',
  38: '#,##0',
  39: '#,##0.00',
  40: '#,##0.00',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
  48: '##0.0E+0',
  49: '@',
}
const isEastAsianDate = (id) => (id >= 27 && id <= 36) || (id >= 50 && id <= 58)
const codeOf = (id) => known[id] ?? (isEastAsianDate(id) ? 'yyyy-mm-dd' : 'General')

/** The number format of each style that a cell may have. */
export async function readStyles(chunks) {
  const codes = new Map()
  const formats = []
  let inCells = false
  const keep = ({ numFmtId, formatCode = '' }) => {
    if (codes.size >= limits.formats) throw tooLarge()
    codes.set(numFmtId, formatCode.slice(0, limits.formatLength))
  }
  const add = ({ numFmtId = '0' }) => {
    if (formats.length >= limits.formats) throw tooLarge()
    formats.push(codes.get(numFmtId) ?? codeOf(Number(numFmtId)))
  }
  await readXml(chunks, {
    open: (name, values) => {
      if (name === 'cellXfs') inCells = true
      else if (name === 'xf' && inCells) add(values)
      else if (name === 'numFmt') keep(values)
    },
    close: (name) => {
      if (name === 'cellXfs') inCells = false
    },
  })
  return formats
}

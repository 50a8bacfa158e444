import { limits, Refusal, tooLarge } from './limits.mjs'
import { openRichText, plainText } from './rich-text.mjs'
import { readXml } from './read-xml.mjs'
import { plainNumber } from './shown-number.mjs'

/** Of one row: longer ones no import reads. */
const rowCharacters = 1_500_000

/**
 * Tells of each row of a sheet that has something in it: its number, and its cells up to the last filled one. Rows and cells that are
 * only coloured are passed over.
 */
export async function readSheet(chunks, textOf, { onRow, isDone }) {
  const rich = openRichText()
  let row = 0
  let seen = 0
  let texts = []
  let characters = 0
  let column = -1
  let cell
  let inValue = false
  const beginRow = ({ r }) => {
    const next = r === undefined ? row + 1 : Number(r)
    if (!Number.isInteger(next) || next <= row) throw tooLarge()
    row = next
    texts = []
    characters = 0
    column = -1
  }
  const beginCell = ({ r, t = 'n', s }) => {
    if (++seen > limits.cellsSeen) throw tooLarge()
    column = r === undefined ? column + 1 : columnOf(r)
    cell = { type: t, style: s === undefined ? 0 : Number(s), value: '', hasFormula: false }
    rich.begin()
  }
  const endCell = () => {
    const inline = rich.end()
    const text = cell.type === 'inlineStr' ? inline : textOf(cell)
    if (text === '') return
    checkPlace(row, column, text)
    characters += text.length
    if (characters > rowCharacters) throw tooLarge()
    while (texts.length < column) texts.push('')
    texts[column] = text
  }
  await readXml(chunks, {
    isDone,
    open: (name, values) => {
      if (name === 'row') beginRow(values)
      else if (name === 'c') beginCell(values)
      else if (name === 'v') inValue = true
      else if (name === 'f' && cell) cell.hasFormula = true
      else rich.open(name)
    },
    text: (text) => {
      if (!inValue || !cell) rich.text(text)
      else if (cell.value.length <= limits.characters) cell.value += text
    },
    close: (name) => {
      if (name === 'v') inValue = false
      else if (name === 'c') endCell()
      else if (name === 'row' && texts.length > 0) onRow(row, texts)
      else rich.close(name)
    },
  })
}

function checkPlace(row, column, text) {
  const cell = () => `${lettersOf(column)}${row}`
  if (column >= limits.columns)
    throw new Refusal(
      `Cell ${cell()} is beyond column ${lettersOf(limits.columns - 1)}, the last that is read. Delete what is there and send the file again.`,
    )
  if (row > limits.rows)
    throw new Refusal(
      `Cell ${cell()} is beyond row ${limits.rows}, the last that is read. Delete what is there, or split the file, and send it again.`,
    )
  if (text.length > limits.characters)
    throw new Refusal(
      `Cell ${cell()} has more than ${limits.characters} characters. Shorten it and send the file again.`,
    )
}

/** From 0. */
function columnOf(reference) {
  let column = 0
  for (const letter of /^[A-Z]{1,3}/i.exec(reference)?.[0]?.toUpperCase() ?? '')
    column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}

function lettersOf(column) {
  const letter = String.fromCharCode(65 + (column % 26))
  return column < 26 ? letter : lettersOf(Math.floor(column / 26) - 1) + letter
}

/** What a person sees in a cell. `formats` write the numbers of each style. */
export function openCellTexts({ strings, formats }) {
  const texts = {
    s: ({ value }) => strings?.at(Number(value)) ?? '',
    b: ({ value }) => String(value === '1' || value === 'true'),
    n: ({ value, style }) => numberText(value, formats[style]),
    d: ({ value }) => dayText(value),
  }
  return (cell) => {
    if (cell.value === '') return cell.hasFormula ? noResult : ''
    return Object.hasOwn(texts, cell.type) ? texts[cell.type](cell) : plainText(cell.value)
  }
}

/** 2026-12-10T00:00:00 is a day, 2026-12-10T18:00:00 a day and time. */
const dayText = (value) =>
  value
    .slice(0, 16)
    .replace('T', ' ')
    .replace(/ 00:00$/, '')

function numberText(value, write = plainNumber) {
  const number = Number(value)
  return Number.isFinite(number) ? write(number) : plainText(value)
}

/** A program that only writes formulas leaves their results to the spreadsheet that opens the file. */
const noResult = '#FORMULA!'

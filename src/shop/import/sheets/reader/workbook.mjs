import { openArchive } from './archive.mjs'
import { damaged, limits, Refusal, tooLarge } from './limits.mjs'
import { openCellTexts, readSheet } from './read-sheet.mjs'
import { attributeOf, readXml } from './read-xml.mjs'
import { readStrings } from './shared-strings.mjs'
import { openFormat, plainNumber } from './shown-number.mjs'
import { readStyles } from './styles.mjs'

/** Opens a workbook: its sheets that are not hidden, in order, and their rows. */
export async function openWorkbook(path) {
  const archive = await openArchive(path)
  const book = await findBook(archive)
  const textOf = openCellTexts({
    strings: archive.has(book.strings) ? await readStrings(archive.read(book.strings)) : undefined,
    formats: archive.has(book.styles)
      ? await writersOf(archive.read(book.styles), book.is1904)
      : [],
  })
  const sheets = book.sheets.filter(({ isHidden, part }) => !isHidden && archive.has(part))
  return {
    sheets: sheets.map(({ name }) => name),
    read: (index, wanted) => readSheet(archive.read(sheets[index]?.part ?? ''), textOf, wanted),
  }
}

/** What writes the numbers of each style. The formats are loaded where a cell of the workbook may need them. */
async function writersOf(chunks, is1904) {
  const codes = await readStyles(chunks)
  if (codes.every((code) => code === 'General')) return codes.map(() => plainNumber)
  const { formatValue } = await import('hucre')
  const format = (value, code) => formatValue(value, code, { is1904 })
  const writers = new Map()
  return codes.map((code) => {
    const known = writers.get(code) ?? openFormat(code, format)
    writers.set(code, known)
    return known
  })
}

async function findBook(archive) {
  const roots = await readLinks(archive, '_rels/.rels', '')
  const path = roots.find(({ type }) => type === 'officeDocument')?.target
  if (path === undefined || !archive.has(path)) throw otherKind(archive)
  if (path.endsWith('.bin')) throw new Refusal(saveAsXlsx('a binary Excel workbook (.xlsb)'))
  const folder = path.split('/').slice(0, -1).join('/')
  const file = path.slice(path.lastIndexOf('/') + 1)
  const links = await readLinks(archive, `${folder}/_rels/${file}.rels`, folder)
  const partOf = (kind) => links.find(({ type }) => type === kind)?.target ?? ''
  const { sheets, is1904 } = await readBook(archive.read(path))
  const withParts = sheets.map((sheet) => ({
    ...sheet,
    part: links.find(({ type, id }) => type === 'worksheet' && id === sheet.id)?.target ?? '',
  }))
  return { sheets: withParts, is1904, strings: partOf('sharedStrings'), styles: partOf('styles') }
}

function otherKind(archive) {
  return archive.has('content.xml')
    ? new Refusal(saveAsXlsx('an OpenDocument spreadsheet (.ods)'))
    : damaged()
}

const saveAsXlsx = (what) =>
  `The file is ${what}. Open it in its program, save it as an Excel workbook (.xlsx) or as "CSV UTF-8", and send that.`

async function readBook(chunks) {
  const sheets = []
  let is1904 = false
  await readXml(chunks, {
    open: (name, values) => {
      if (name === 'workbookPr') is1904 = ['1', 'true'].includes(values.date1904)
      if (name !== 'sheet') return
      if (sheets.length >= limits.sheets) throw tooLarge()
      const isHidden = values.state !== undefined && values.state !== 'visible'
      sheets.push({
        name: (values.name ?? '').slice(0, 100),
        id: attributeOf(values, 'id'),
        isHidden,
      })
    },
  })
  return { sheets, is1904 }
}

/** What a part names, with where it is in the archive. */
async function readLinks(archive, part, folder) {
  const links = []
  if (!archive.has(part)) return links
  await readXml(archive.read(part), {
    open: (name, { Id: id, Type: type = '', Target: target = '', TargetMode: mode }) => {
      if (name !== 'Relationship' || mode === 'External') return
      if (links.length >= limits.parts) throw tooLarge()
      links.push({
        id,
        type: type.slice(type.lastIndexOf('/') + 1),
        target: resolve(folder, target),
      })
    },
  })
  return links
}

function resolve(folder, target) {
  const path = target.startsWith('/') ? target : `${folder}/${target}`
  const names = []
  for (const name of path.split('/')) {
    if (name === '..') names.pop()
    else if (name !== '' && name !== '.') names.push(name)
  }
  return names.join('/')
}

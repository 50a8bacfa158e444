// Reads workbooks that strangers sent, in a process of its own that may die. Speaks with open-sheet.ts, which decides which sheet is read.
import { confine } from '../../../../platform/process/confine.mjs'
import { damaged, Refusal } from './limits.mjs'
import { openWorkbook } from './workbook.mjs'
import { openRowWriter } from './write-rows.mjs'

const firstRows = 10
const sheetsLookedAt = 20
const longestHeading = 200

let workbook

await confine(Number(process.argv[2]))
process.on('message', (task) => void answer(task))
process.send?.({ outcome: 'ready' })

async function answer(task) {
  try {
    const result = task.step === 'look' ? await look(task) : await write(task)
    process.send?.({ outcome: 'done', result })
  } catch (error) {
    const { sentence } = error instanceof Refusal ? error : damaged()
    process.send?.({ outcome: 'refused', sentence })
  }
}

/** The first rows of each sheet, in which its headings are looked for. */
async function look({ path }) {
  workbook = await openWorkbook(path)
  const looked = []
  for (const [index, name] of workbook.sheets.slice(0, sheetsLookedAt).entries()) {
    const rows = []
    await workbook.read(index, {
      onRow: (row, texts) => {
        if (rows.length < firstRows)
          rows.push({ row, cells: texts.map((text) => text.slice(0, longestHeading)) })
      },
      isDone: () => rows.length >= firstRows,
    })
    looked.push({ name, rows })
  }
  return looked
}

/** A sheet from its headings on, as CSV. */
async function write({ sheet, from, into }) {
  const writer = openRowWriter(into)
  await workbook.read(sheet, {
    onRow: (row, texts) => {
      if (row >= from) writer.add(row, texts)
    },
  })
  writer.end()
}

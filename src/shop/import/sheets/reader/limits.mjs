/** A workbook that cannot be read, with a sentence for the person who sent it. */
export class Refusal extends Error {
  constructor(sentence) {
    super(sentence)
    this.sentence = sentence
  }
}

const mb = 1024 * 1024

/** What a workbook may be. A person's list of goods is far below each of them. */
export const limits = {
  /** Files in the archive, and bytes of all that is read of it, unpacked. */
  parts: 1000,
  directoryBytes: mb,
  unpackedBytes: 150 * mb,
  /** Of XML: how deep its elements stand in each other, and characters of one tag or comment. */
  depth: 32,
  markup: 64 * 1024,
  sheets: 200,
  formats: 65_536,
  /** The longest code of a number format that Excel takes. */
  formatLength: 255,
  strings: 500_000,
  stringBytes: 32 * mb,
  columns: 1000,
  rows: 200_000,
  /** Of what is written; empty cells before the last filled one of a row count. */
  cells: 2_000_000,
  /** Of what is read, the empty ones among them. */
  cellsSeen: 3_000_000,
  writtenBytes: 40 * mb,
  /** Excel's own limit of one cell. */
  characters: 32_767,
}

export const tooLarge = () =>
  new Refusal(
    'The workbook is too large to be read. Split it into several files, or save the sheet as "CSV UTF-8" and send that.',
  )

export const damaged = () =>
  new Refusal(
    'The workbook is damaged, or is no Excel workbook (.xlsx). Open it in a spreadsheet, save it as "CSV UTF-8" and send that.',
  )

import { closeSync, openSync, writeSync } from 'node:fs'
import { limits, tooLarge } from './limits.mjs'

const pieceCharacters = 64 * 1024

/** Writes rows as CSV. The lines of the file are the rows of the sheet: a line end in a cell is a carriage return. */
export function openRowWriter(path) {
  const file = openSync(path, 'wx', 0o600)
  let piece = ''
  let line = 1
  let cells = 0
  let bytes = 0
  // This process has nothing else to do, so it waits for the disk.
  const flush = () => {
    const written = Buffer.from(piece)
    piece = ''
    bytes += written.length
    if (bytes > limits.writtenBytes) throw tooLarge()
    writeSync(file, written)
  }
  return {
    add: (row, texts) => {
      cells += texts.length
      if (cells > limits.cells) throw tooLarge()
      piece += '\n'.repeat(row - line)
      line = row
      for (const [index, text] of texts.entries()) {
        piece += index === 0 ? quoted(text) : `,${quoted(text)}`
        if (piece.length > pieceCharacters) flush()
      }
    },
    end: () => {
      piece += '\n'
      flush()
      closeSync(file)
    },
  }
}

function quoted(text) {
  if (!/[",;\t\r\n]/.test(text)) return text
  return `"${text.replaceAll(/\r\n?|\n/g, '\r').replaceAll('"', '""')}"`
}

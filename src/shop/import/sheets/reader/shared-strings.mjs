import { limits, tooLarge } from './limits.mjs'
import { openRichText } from './rich-text.mjs'
import { readXml } from './read-xml.mjs'

const pieceBytes = 1024 * 1024

/** Texts that many cells share. They lie as bytes outside of JavaScript's own memory, close together. */
function openStrings() {
  const pieces = []
  const places = []
  let left = 0
  let bytes = 0
  return {
    add: (text) => {
      const length = Buffer.byteLength(text)
      bytes += length
      if (places.length >= limits.strings * 3 || bytes > limits.stringBytes) throw tooLarge()
      if (length > left) {
        left = Math.max(pieceBytes, length)
        pieces.push(Buffer.allocUnsafeSlow(left))
      }
      const piece = pieces.length - 1
      const from = (pieces[piece]?.length ?? 0) - left
      pieces[piece]?.write(text, from)
      left -= length
      places.push(piece, from, length)
    },
    /** Undefined where there is no string of that number. */
    at: (index) => {
      const piece = pieces[places[index * 3]]
      const from = places[index * 3 + 1]
      return piece?.toString('utf8', from, from + places[index * 3 + 2])
    },
  }
}

export async function readStrings(chunks) {
  const strings = openStrings()
  const rich = openRichText()
  await readXml(chunks, {
    open: (name) => {
      if (name === 'si') rich.begin()
      else rich.open(name)
    },
    text: rich.text,
    close: (name) => {
      if (name === 'si') strings.add(rich.end())
      else rich.close(name)
    },
  })
  return strings
}

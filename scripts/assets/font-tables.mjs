/** Reads what a TrueType file says of its own measures; enough to shape a fallback face like it. */

/** @param {Buffer} font */
export function readMeasures(font) {
  const at = tableOffsets(font)
  return {
    unitsPerEm: font.readUInt16BE(at.head + 18),
    ascent: font.readInt16BE(at.hhea + 4),
    descent: -font.readInt16BE(at.hhea + 6),
    lineGap: font.readInt16BE(at.hhea + 8),
    advanceOf: (/** @type {string} */ letter) => advance(font, at, glyphOf(font, at, letter)),
  }
}

/** @param {Buffer} font */
function tableOffsets(font) {
  const records = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index)
  return Object.fromEntries(
    records.map((record) => [
      font.toString('latin1', record, record + 4),
      font.readUInt32BE(record + 8),
    ]),
  )
}

/** @param {Buffer} font @param {Record<string, number>} at @param {number} glyph */
function advance(font, at, glyph) {
  const long = font.readUInt16BE(at.hhea + 34)
  return font.readUInt16BE(at.hmtx + 4 * Math.min(glyph, long - 1))
}

/** Looks in the format 4 table, which every font for the web has. @param {Buffer} font @param {Record<string, number>} at @param {string} letter */
function glyphOf(font, at, letter) {
  const code = letter.codePointAt(0) ?? 0
  const table = format4(font, at.cmap)
  const segments = font.readUInt16BE(table + 6) / 2
  const [ends, starts] = [table + 14, table + 16 + 2 * segments]
  const [deltas, ranges] = [starts + 2 * segments, starts + 4 * segments]
  for (let index = 0; index < segments; index++) {
    if (font.readUInt16BE(ends + 2 * index) < code) continue
    const start = font.readUInt16BE(starts + 2 * index)
    if (start > code) return 0
    const delta = font.readInt16BE(deltas + 2 * index)
    const range = font.readUInt16BE(ranges + 2 * index)
    if (range === 0) return (code + delta) & 0xffff
    return font.readUInt16BE(ranges + 2 * index + range + 2 * (code - start))
  }
  return 0
}

/** @param {Buffer} font @param {number} cmap */
function format4(font, cmap) {
  for (let index = 0; index < font.readUInt16BE(cmap + 2); index++) {
    const table = cmap + font.readUInt32BE(cmap + 4 + 8 * index + 4)
    if (font.readUInt16BE(table) === 4) return table
  }
  throw new Error('Expected the font to have a cmap table of format 4')
}

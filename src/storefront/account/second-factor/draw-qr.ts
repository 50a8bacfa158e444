import { encode } from 'uqr'

/** A picture that a phone reads: dark squares of one unit, with the quiet border it needs. */
export interface QrPicture {
  /** Units of each side. */
  size: number
  /** The path of an SVG. */
  path: string
}

export function drawQr(text: string): QrPicture {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const squares = data.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')),
  )
  return { size, path: squares.join('') }
}

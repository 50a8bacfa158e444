interface Pieces {
  /** Null once it is gone from the catalogue. */
  variantId: string | null
  quantity: number
}

/** By variant. */
export function piecesOf(lines: readonly Pieces[]) {
  const pieces = new Map<string, number>()
  for (const { variantId, quantity } of lines)
    if (variantId !== null) pieces.set(variantId, (pieces.get(variantId) ?? 0) + quantity)
  return pieces
}

/** How many pieces of each variant leave the stock; fewer than 0 come back. */
export function takenBy(before: readonly Pieces[], after: readonly Pieces[]) {
  const [stood, stands] = [piecesOf(before), piecesOf(after)]
  return [...new Set([...stood.keys(), ...stands.keys()])]
    .map((variantId) => ({
      variantId,
      quantity: (stands.get(variantId) ?? 0) - (stood.get(variantId) ?? 0),
    }))
    .filter(({ quantity }) => quantity !== 0)
}

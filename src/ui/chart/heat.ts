/** So many darker and darker looks beside that of nothing: more, nobody tells apart. */
export const heatLevels = 5

/** How dark a count is beside the largest one; 0 for nothing alone. */
export const heatLevel = (count: number, most: number): number =>
  count <= 0 || most <= 0 ? 0 : Math.max(1, Math.ceil((count / most) * heatLevels))

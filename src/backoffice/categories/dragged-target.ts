import {
  branchOf,
  mostLevels,
  pathTo,
  type Place,
  type Target,
} from '#shop/catalog/categories/tree.ts'

/** Pixels by which a level stands in from the one above it. */
export const indent = 28

export interface Dragged {
  id: string
  /** The row over which it is. */
  over: string
  /** Pixels to the right of where it was picked up. */
  aside: number
}

export interface Landing extends Target {
  level: number
}

/** Rows that are shown while one is dragged: what stands in it goes along, unseen. */
export function rowsWithout<Node extends Place>(tree: readonly Node[], id: string): Node[] {
  const inside = new Set(branchOf(tree, id).map((node) => node.id))
  return tree.filter((node) => node.id === id || !inside.has(node.id))
}

/** Where it would stand: in the order of its row, as deep as it was drawn aside, as far as that fits. */
export function landingOf(
  tree: readonly Place[],
  { id, over, aside }: Dragged,
): Landing | undefined {
  const rows = rowsWithout(tree, id)
  const to = rows.findIndex((row) => row.id === over)
  const dragged = rows.find((row) => row.id === id)
  if (!dragged || to === -1) return undefined
  const others = rows.filter((row) => row !== dragged)
  const before = others[to - 1]
  const levels = levelsBetween(before, others[to], heightOf(tree, dragged))
  const wanted = dragged.level + Math.round(aside / indent)
  const level = Math.max(levels.least, Math.min(levels.most, wanted))
  const parentId = before ? (pathTo(tree, before.id)[level - 2]?.id ?? null) : null
  const index = others.slice(0, to).filter((row) => row.parentId === parentId).length
  return { id, parentId, index, level }
}

/** How many levels stand in it. */
const heightOf = (tree: readonly Place[], { id, level }: Place): number =>
  Math.max(...branchOf(tree, id).map((node) => node.level)) - level

/** In the row above at most; where that leaves no room, behind all of its branch. */
function levelsBetween(before: Place | undefined, after: Place | undefined, height: number) {
  const most = Math.min((before?.level ?? 0) + 1, mostLevels - height)
  return { least: Math.min(after?.level ?? 1, most), most }
}

/** Categories stand in one another, at most this deep: a menu of a phone has no room for more. */
export const mostLevels = 3

/** Public pages show all categories in their menu, so their number is limited. */
export const mostCategories = 500

/** Where a category stands. */
export interface Place {
  id: string
  /** Null: at the top. */
  parentId: string | null
  /** 1 at the top. */
  level: number
  /** Among those of one parent. */
  position: number
  hidden: boolean
  /** Neither it nor what it stands in is hidden. */
  isShown: boolean
}

export interface Target {
  id: string
  parentId: string | null
  /** Among its new neighbours; left out or too large: behind all of them. */
  index?: number | undefined
}

export type Misplaced = { outcome: 'unknown-parent' | 'below-itself' | 'too-deep' }
export type Placing<Node> = { outcome: 'placed'; nodes: Node[] } | Misplaced

export const directions = ['up', 'down', 'in', 'out'] as const
export type Direction = (typeof directions)[number]

/** Each before what stands in it, neighbours in their order. */
export function inTreeOrder<Node extends Place>(nodes: readonly Node[]): Node[] {
  const byParent = Map.groupBy(nodes.toSorted(byPosition), ({ parentId }) => parentId)
  const below = (parentId: string | null): Node[] =>
    (byParent.get(parentId) ?? []).flatMap((node) => [node, ...below(node.id)])
  return below(null)
}

/** It and all that stands in it. */
export function branchOf<Node extends Pick<Place, 'id' | 'parentId'>>(
  nodes: readonly Node[],
  id: string,
): Node[] {
  const branch = nodes.filter((node) => node.id === id)
  for (const { id: parent } of branch)
    branch.push(...nodes.filter(({ parentId }) => parentId === parent))
  return branch
}

/** From the top down to it. */
export function pathTo<Node extends Pick<Place, 'id' | 'parentId'>>(
  nodes: readonly Node[],
  id: string | null,
): Node[] {
  const node = nodes.find((other) => other.id === id)
  return node ? [...pathTo(nodes, node.parentId), node] : []
}

/** The whole tree with this one in another place; what may not stand there stays where it is. */
export function placeIn<Node extends Place>(
  nodes: readonly Node[],
  { id, parentId, index = Infinity }: Target,
): Placing<Node> {
  const branch = branchOf(nodes, id)
  const [moved] = branch
  const parent = nodes.find((node) => node.id === parentId)
  if (!moved || (parentId !== null && !parent)) return { outcome: 'unknown-parent' }
  if (branch.some((node) => node.id === parentId)) return { outcome: 'below-itself' }
  const depth = Math.max(...branch.map(({ level }) => level)) - moved.level
  if ((parent?.level ?? 0) + 1 + depth > mostLevels) return { outcome: 'too-deep' }

  const neighbours = neighboursIn(nodes, parentId).filter((node) => node.id !== id)
  const order = neighbours.toSpliced(index, 0, moved).map((node) => node.id)
  const placed = nodes.map((node) =>
    order.includes(node.id) ? { ...node, parentId, position: order.indexOf(node.id) } : node,
  )
  return { outcome: 'placed', nodes: derived(placed) }
}

/** One step: among its neighbours, into the one before it, or out behind what it stands in. Undefined where there is none. */
export function stepFrom<Node extends Place>(
  nodes: readonly Node[],
  id: string,
  direction: Direction,
): Target | undefined {
  const path = pathTo(nodes, id)
  const node = path.at(-1)
  if (!node) return undefined
  const { parentId } = node
  const neighbours = neighboursIn(nodes, parentId)
  const at = neighbours.findIndex((other) => other.id === id)
  const before = neighbours[at - 1]
  const parent = path.at(-2)
  switch (direction) {
    case 'up':
      return before && { id, parentId, index: at - 1 }
    case 'down':
      return at + 1 < neighbours.length ? { id, parentId, index: at + 1 } : undefined
    case 'in':
      return before && { id, parentId: before.id }
    case 'out':
      return parent && { id, parentId: parent.parentId, index: placeAfter(nodes, parent) }
  }
}

/** Levels, and which are shown, as they follow from parents and from what is hidden. */
export function derived<Node extends Place>(nodes: readonly Node[]): Node[] {
  return nodes.map((node) => {
    const path = pathTo(nodes, node.id)
    return { ...node, level: path.length, isShown: !path.some(({ hidden }) => hidden) }
  })
}

const byPosition = (one: Place, other: Place) =>
  one.position - other.position || (one.id < other.id ? -1 : 1)

const neighboursIn = <Node extends Place>(nodes: readonly Node[], parentId: string | null) =>
  nodes.filter((node) => node.parentId === parentId).toSorted(byPosition)

const placeAfter = <Node extends Place>(nodes: readonly Node[], { id, parentId }: Node) =>
  neighboursIn(nodes, parentId).findIndex((node) => node.id === id) + 1

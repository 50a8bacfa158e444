import { inTreeOrder, placeIn, type Place, type Target } from '#shop/catalog/categories/tree.ts'

/** What a button or a drop sends: which category, what it shall stand in, and its place there; nothing: behind all of them. */
export const moveText = ({ id, parentId, index }: Target): string =>
  `${id} ${parentId ?? 'top'} ${index ?? ''}`

const pattern = /^([\da-f-]{36}) ([\da-f-]{36}|top) (\d{0,4})$/

export function readMove(text: string): Target | undefined {
  const [, id, parent, index] = pattern.exec(text) ?? []
  if (id === undefined) return undefined
  return {
    id,
    parentId: parent === undefined || parent === 'top' ? null : parent,
    ...(index && { index: Number(index) }),
  }
}

/**
 * Categories as they will stand once the shop has answered everything that was pressed, with the version that they have then: what is
 * pressed next is about that one.
 */
export const asPressed = <Node extends Place & { version: number }>(
  categories: readonly Node[],
  pressed: readonly FormData[],
): Node[] =>
  pressed
    .filter((form) => form.get('what') === 'move')
    .reduce<Node[]>(
      (tree, form) => {
        const target = readMove(String(form.get('move')))
        return target ? moved(tree, target) : tree
      },
      [...categories],
    )

/** A place among other neighbours is another version, one among the same is not (moveCategory). */
function moved<Node extends Place & { version: number }>(tree: Node[], target: Target): Node[] {
  const placing = placeIn(tree, target)
  if (placing.outcome !== 'placed') return tree
  const parentOf = new Map(tree.map(({ id, parentId }) => [id, parentId]))
  const nodes = placing.nodes.map((node) =>
    node.parentId === parentOf.get(node.id) ? node : { ...node, version: node.version + 1 },
  )
  return inTreeOrder(nodes)
}

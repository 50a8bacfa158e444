import type { Target } from '#shop/catalog/categories/tree.ts'

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

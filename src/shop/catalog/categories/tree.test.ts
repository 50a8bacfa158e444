import { expect, test } from 'vitest'
import { branchOf, derived, inTreeOrder, pathTo, placeIn, stepFrom, type Place } from './tree.ts'

/** `a` at the top, `a/b` in it; in the order given. */
function treeOf(...paths: string[]): Place[] {
  const places = paths.map((path, position) => {
    const [id = '', parentId = null] = path.split('/').toReversed()
    return { id, parentId, level: 1, position, hidden: id.endsWith('!'), isShown: true }
  })
  return derived(places)
}

const said = (nodes: readonly Place[]) =>
  inTreeOrder(nodes).map(({ id }) =>
    pathTo(nodes, id)
      .map((node) => node.id)
      .join('/'),
  )

function afterStep(nodes: Place[], id: string, direction: 'up' | 'down' | 'in' | 'out') {
  const target = stepFrom(nodes, id, direction)
  if (!target) return 'none'
  const placing = placeIn(nodes, target)
  return placing.outcome === 'placed' ? said(placing.nodes).join(' ') : placing.outcome
}

test('each category stands before what stands in it', () => {
  expect(said(treeOf('b', 'a', 'a/d', 'a/c', 'd/e'))).toEqual(['b', 'a', 'a/d', 'a/d/e', 'a/c'])
})

test('a step goes among its neighbours, into the one before, or out behind what it stands in', () => {
  const nodes = treeOf('a', 'b', 'b/c', 'b/d', 'e')
  expect(afterStep(nodes, 'b', 'up')).toBe('b b/c b/d a e')
  expect(afterStep(nodes, 'c', 'down')).toBe('a b b/d b/c e')
  expect(afterStep(nodes, 'b', 'in')).toBe('a a/b a/b/c a/b/d e')
  expect(afterStep(nodes, 'e', 'in')).toBe('a b b/c b/d b/e')
  expect(afterStep(nodes, 'c', 'out')).toBe('a b b/d c e')
  expect([afterStep(nodes, 'a', 'up'), afterStep(nodes, 'e', 'down')]).toEqual(['none', 'none'])
  expect([afterStep(nodes, 'c', 'in'), afterStep(nodes, 'a', 'out')]).toEqual(['none', 'none'])
})

test('nothing stands in itself, in what is not there, or deeper than three levels', () => {
  const nodes = treeOf('a', 'a/b', 'b/c', 'd', 'd/e')
  expect(placeIn(nodes, { id: 'a', parentId: 'c' })).toEqual({ outcome: 'below-itself' })
  expect(placeIn(nodes, { id: 'a', parentId: 'a' })).toEqual({ outcome: 'below-itself' })
  expect(placeIn(nodes, { id: 'd', parentId: 'b' })).toEqual({ outcome: 'too-deep' })
  expect(placeIn(nodes, { id: 'e', parentId: 'c' })).toEqual({ outcome: 'too-deep' })
  expect(placeIn(nodes, { id: 'e', parentId: 'x' })).toEqual({ outcome: 'unknown-parent' })
  expect(placeIn(nodes, { id: 'e', parentId: 'b' }).outcome).toBe('placed')
})

test('what stands in a hidden category is not shown', () => {
  const nodes = treeOf('a', 'a/b!', 'b!/c', 'd')
  expect(nodes.filter(({ isShown }) => isShown).map(({ id }) => id)).toEqual(['a', 'd'])
  const freed = placeIn(nodes, { id: 'c', parentId: 'd' })
  expect(
    freed.outcome === 'placed' && branchOf(freed.nodes, 'd').every((node) => node.isShown),
  ).toBe(true)
})

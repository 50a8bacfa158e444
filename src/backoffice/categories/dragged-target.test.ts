import { expect, test } from 'vitest'
import { derived, inTreeOrder, placeIn } from '#shop/catalog/categories/tree.ts'
import { indent, landingOf, rowsWithout } from './dragged-target.ts'
import { asPressed, moveText, readMove } from './typed-move.ts'

const node = (id: string, parentId: string | null, position: number) => ({
  id,
  parentId,
  level: 1,
  position,
  hidden: false,
  isShown: true,
})

/** home › kitchen › pots, home › bath, garden */
const tree = inTreeOrder(
  derived([
    node('home', null, 0),
    node('kitchen', 'home', 0),
    node('pots', 'kitchen', 0),
    node('bath', 'home', 1),
    node('garden', null, 1),
  ]),
)

/** The tree once it is let go. */
function dropped(id: string, over: string, levels: number): string {
  const landing = landingOf(tree, { id, over, aside: levels * indent })
  if (!landing) return 'nowhere'
  const placing = placeIn(tree, landing)
  if (placing.outcome !== 'placed') return placing.outcome
  return inTreeOrder(placing.nodes)
    .map((one) => '-'.repeat(one.level - 1) + one.id)
    .join(' ')
}

test('a row is dropped in the order of its place, as deep as it is drawn aside', () => {
  expect(dropped('garden', 'bath', 0)).toBe('home -kitchen --pots -garden -bath')
  expect(dropped('garden', 'bath', 2)).toBe('home -kitchen --pots --garden -bath')
  expect(dropped('garden', 'garden', 1)).toBe('home -kitchen --pots -bath -garden')
  expect(dropped('garden', 'garden', 9)).toBe('home -kitchen --pots -bath --garden')
  expect(dropped('bath', 'bath', -1)).toBe('home -kitchen --pots bath garden')
  expect(dropped('garden', 'home', 5)).toBe('garden home -kitchen --pots -bath')
})

test('what stands in it goes along, and takes no more than three levels', () => {
  expect(rowsWithout(tree, 'kitchen').map(({ id }) => id)).toEqual([
    'home',
    'kitchen',
    'bath',
    'garden',
  ])
  expect(dropped('kitchen', 'bath', 3)).toBe('home -bath -kitchen --pots garden')
  expect(dropped('home', 'garden', 1)).toBe('garden home -kitchen --pots -bath')
  expect(dropped('home', 'home', 0)).toBe('home -kitchen --pots -bath garden')
})

test('what is sent says where it stands, and nothing else is read', () => {
  const id = crypto.randomUUID()
  for (const target of [
    { id, parentId: null, index: 3 },
    { id, parentId: crypto.randomUUID() },
  ])
    expect(readMove(moveText(target))).toEqual(target)
  for (const text of ['', id, `${id} bottom 1`, `${id} top -1`])
    expect(readMove(text)).toBeUndefined()
})

test('what is pressed before the answer is about the version that the move will make', () => {
  const [home, bath, pots] = ['1', '2', '3'].map(
    (digit) =>
      `${digit.repeat(8)}-${digit.repeat(4)}-${digit.repeat(4)}-${digit.repeat(4)}-${digit.repeat(12)}`,
  ) as [string, string, string]
  const known = derived([node(home, null, 0), node(bath, null, 1), node(pots, null, 2)]).map(
    (one) => ({ ...one, version: 4 }),
  )
  const press = (what: string, move: string) => {
    const form = new FormData()
    form.set('what', what)
    form.set('move', move)
    return form
  }
  const after = (...pressed: FormData[]) =>
    asPressed(known, pressed).map(({ id, level, version }) => [id, level, version])

  expect(after(press('move', moveText({ id: pots, parentId: home })))).toEqual([
    [home, 1, 4],
    [pots, 2, 5],
    [bath, 1, 4],
  ])
  expect(after(press('move', moveText({ id: pots, parentId: null, index: 0 })))).toEqual([
    [pots, 1, 4],
    [home, 1, 4],
    [bath, 1, 4],
  ])
  expect(after(press('hide', moveText({ id: pots, parentId: home })))).toEqual(
    known.map(({ id, level, version }) => [id, level, version]),
  )
})

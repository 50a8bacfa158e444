/** Numbers from 0 up to 1 that look random and are the same for the same seed (mulberry32). */
export type Random = () => number

export function seeded(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A whole number, both ends among them. */
export const between = (random: Random, least: number, most: number): number =>
  least + Math.floor(random() * (most - least + 1))

export function pick<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('Expected something to pick from')
  return item
}

/** Draws items again and again, each as often as its weight says. */
export function drawer<Item>(items: readonly (readonly [Item, weight: number])[]) {
  let sum = 0
  const ends = items.map(([item, weight]) => ({ item, end: (sum += weight) }))
  return (random: Random): Item => {
    const at = random() * sum
    const drawn = ends.find(({ end }) => at < end) ?? ends.at(-1)
    if (!drawn) throw new Error('Expected something to draw from')
    return drawn.item
  }
}

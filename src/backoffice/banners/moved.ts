/** The list with this one of it at another place. */
export function moved<Id extends string>(ids: readonly Id[], id: Id, to: number): Id[] {
  const others = ids.filter((one) => one !== id)
  return ids.includes(id) ? [...others.slice(0, to), id, ...others.slice(to)] : others
}

/** What a button of the order sends: which one, and the place where it shall stand. */
export const moveText = (id: string, to: number): string => `${id} ${to}`

export function readMove(text: string): { id: string; to: number } | undefined {
  const [, id, to] = /^([0-9a-f-]{36}) (\d{1,3})$/.exec(text) ?? []
  return id === undefined ? undefined : { id, to: Number(to) }
}

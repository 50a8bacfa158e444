/** What a button of the order sends: the place where it shall stand, and which one. */
export const moveText = (name: string, to: number): string => `${to} ${name}`

export function readMove(text: string): { name: string; to: number } | undefined {
  const [, to, name] = /^(\d{1,2}) (\S+)$/.exec(text) ?? []
  return name === undefined ? undefined : { name, to: Number(to) }
}

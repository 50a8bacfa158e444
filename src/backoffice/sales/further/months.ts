/** The first day of a month so many months before; below zero: after. */
export function monthsBack(month: string, many: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 - many, 1)).toISOString().slice(0, 10)
}

/** The first day of a month that somebody typed (2026-11); the usual one where it is none, or lies ahead of the latest. */
export function readMonth(typed: string | null, latest: string, usual = latest): string {
  const isMonth = /^20\d\d-(0[1-9]|1[0-2])$/.test(typed ?? '')
  const month = `${typed}-01`
  return isMonth && month <= latest ? month : usual
}

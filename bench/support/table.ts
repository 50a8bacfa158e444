/** One measured thing, with what it is compared with. */
export interface Figure {
  name: string
  value: number
  unit: string
  reference?: { name: string; value: number }
  /** value / reference, where there is one. */
  ratio?: number
  aim?: string
  reached?: boolean
}

/** One by one, as they are measured. */
export type Figures = AsyncGenerator<Figure, void>

export interface Comparison {
  name: string
  unit: string
  value: number
  reference: { name: string; value: number }
  /** The ratio that value / reference should reach. */
  least: number
}

/** A figure beside its reference. */
export function compared({ least, ...figure }: Comparison): Figure {
  const ratio = figure.value / figure.reference.value
  return { ...figure, ratio, aim: `ratio at least ${least}`, reached: ratio >= least }
}

/** A figure that should stay below a limit. */
export function limited(name: string, unit: string, value: number, most: number): Figure {
  return { name, unit, value, aim: `below ${most} ${unit}`, reached: value < most }
}

/** A figure that should reach a number. */
export function atLeast(name: string, unit: string, value: number, least: number): Figure {
  return { name, unit, value, aim: `at least ${least} ${unit}`, reached: value >= least }
}

export function printTable(figures: readonly Figure[]): void {
  const all = [['figure', 'measured', 'reference', 'ratio', 'aim', ''], ...figures.map(cellsOf)]
  const widths =
    all[0]?.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0))) ?? []
  console.log('')
  for (const row of all)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
}

/** While the next ones are measured: nobody knows yet how wide a table would be. */
export function printFigure(figure: Figure): void {
  console.log(`  ${cellsOf(figure).filter(Boolean).join('  ')}`)
}

const cellsOf = (figure: Figure): string[] => [
  figure.name,
  `${short(figure.value)} ${figure.unit}`,
  figure.reference ? `${figure.reference.name}: ${short(figure.reference.value)}` : '',
  figure.ratio === undefined ? '' : figure.ratio.toFixed(3),
  figure.aim ?? '',
  figure.reached === undefined ? '' : figure.reached ? 'reached' : 'MISSED',
]

function short(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(2)
}

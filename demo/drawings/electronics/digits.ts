/** Figures of seven lit bars, for displays: pictures carry no fonts. */
import { line } from '../home/shapes.ts'

const bars: Record<string, string> = {
  a: 'M4 0H36',
  b: 'M40 4V36',
  c: 'M40 44V76',
  d: 'M4 80H36',
  e: 'M0 44V76',
  f: 'M0 4V36',
  g: 'M4 40H36',
}

/** Which of the seven bars (top, upper right, lower right, bottom, lower left, upper left, middle) each digit lights. */
export const lit: Record<string, string> = {
  '0': 'abcdef',
  '1': 'bc',
  '2': 'abged',
  '3': 'abgcd',
  '4': 'fgbc',
  '5': 'afgcd',
  '6': 'afgedc',
  '7': 'abc',
  '8': 'abcdefg',
  '9': 'abcdfg',
}

/** Each figure is 40 wide and 80 high; they start at 0,0. */
export function digits(figures: string, color: string, thick = 8): string {
  return [...figures]
    .map((figure, index) => {
      const d = [...(lit[figure] ?? '')].map((bar) => bars[bar] ?? '').join('')
      return line(d, color, thick, `transform="translate(${index * 62} 0)"`)
    })
    .join('')
}

/** The point of a picture that stays in sight where it is cut, in percent from the left and from the top. */
export interface Focus {
  x: number
  y: number
}

export const middle: Focus = { x: 50, y: 50 }

/** Undefined in the middle, where a browser cuts by itself: nothing of it stands on the page. */
export const focusOrNone = ({ x, y }: Focus): Focus | undefined =>
  x === middle.x && y === middle.y ? undefined : { x, y }

const quarter = 25

const rounded = (percent: number) => Math.round(percent / quarter) * quarter

/** A focus as databases and browsers keep it: whatever is no focus is none. */
export function readFocus(stored: unknown): Focus | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { x, y } = stored as Record<string, unknown>
  return isPercent(x) && isPercent(y) ? focusOrNone({ x, y }) : undefined
}

const isPercent = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 100

/** Of an image that fills its box. */
export const coverClass = (focus: Focus | undefined): string =>
  focus ? `object-cover ${focusClass(focus)}` : 'object-cover'

/** One class for each quarter (docs/decisions/0168): the Content-Security-Policy forbids style attributes. */
export const focusClass = ({ x, y }: Focus): string =>
  `focused focus-x-${rounded(x)} focus-y-${rounded(y)}`

/** The focus point that is wanted; else the one that is stored. */
export function focusAfter(
  focus: Focus | undefined,
  stored: { focusX: number; focusY: number } | undefined,
): { focusX: number; focusY: number } {
  const { x, y } = focus ?? middle
  return focus || !stored
    ? { focusX: x, focusY: y }
    : { focusX: stored.focusX, focusY: stored.focusY }
}

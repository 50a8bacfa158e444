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

/** One class for each quarter (docs/decisions/0168): the Content-Security-Policy forbids style attributes. */
export const focusClass = ({ x, y }: Focus): string =>
  `focused focus-x-${rounded(x)} focus-y-${rounded(y)}`

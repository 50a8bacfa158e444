/** How fast pieces go, by what was sold lately. */

/** The days that count. */
export const paceDays = 30

/** No end is in sight: nothing was sold lately, or there is nothing left to sell. As far as the column goes. */
export const neverSellsOut = 32_767

export const isPhone = () => matchMedia('(hover: none) and (pointer: coarse)').matches

/** Phones are often on slower networks (spec 9). */
export const longestWaitMs = () => (isPhone() ? 60_000 : 30_000)

/** Class of a field that only some choices need: before scripts arrive every field is there. */
export const shownFor = (isShown: boolean): string => (isShown ? '' : 'not-noscript:hidden')

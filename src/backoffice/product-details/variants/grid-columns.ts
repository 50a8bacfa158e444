/** Of the grid on desks; its headings have the same. */
export const gridColumns =
  'xl:grid-cols-[minmax(0,1.6fr)_minmax(0,0.8fr)_minmax(0,1.4fr)_repeat(3,minmax(0,0.9fr))_minmax(0,0.8fr)_8.25rem]'

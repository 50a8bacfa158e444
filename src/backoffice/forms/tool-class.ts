/** A button of a row: moves it, hides it, deletes it. */
export const toolClass =
  'grid size-11 place-items-center rounded-control text-ink-soft hover:bg-brand-wash hover:text-brand disabled:text-line disabled:hover:bg-transparent'

export interface PageKey {
  key: string
  text: string
  control: HTMLElement
}

/** Keys of the page itself: its controls say so (`aria-keyshortcuts`), and the help names them. */
export function pageKeys(): PageKey[] {
  const controls = document.querySelectorAll<HTMLElement>('main [aria-keyshortcuts]')
  return [...controls].map((control) => ({
    key: control.getAttribute('aria-keyshortcuts') ?? '',
    text: control.getAttribute('aria-label') ?? control.textContent,
    control,
  }))
}

/** As a finger would; what unfolds goes on with its first field. */
export function pressControl(control: HTMLElement): void {
  control.focus()
  control.click()
  const panel = control.closest('details')
  if (panel?.open && control.matches('summary'))
    panel.querySelector<HTMLElement>('input, textarea, select')?.focus()
}

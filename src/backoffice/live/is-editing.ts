const fields = 'input:not([type=checkbox], [type=radio], [type=hidden], [type=search]), textarea'

/** Whether somebody types in a form of the page, or has typed what is not sent yet. */
export function isEditing(): boolean {
  const inputs = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    fields
      .split(', ')
      .map((field) => `main ${field}`)
      .join(', '),
  )
  return [...inputs].some(
    (input) => input === document.activeElement || input.value !== input.defaultValue,
  )
}

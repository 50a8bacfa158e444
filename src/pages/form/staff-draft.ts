/**
 * What staff have typed and not sent, in the tab or beyond it. It may be about customers: it is for one account only, and goes when
 * somebody signs out.
 */
export const staffDraftPrefix = 'staff-draft:'

export function clearStaffDrafts(): void {
  try {
    clear(localStorage)
    clear(sessionStorage)
  } catch {
    // A browser that stores nothing has none.
  }
}

function clear(storage: Storage): void {
  for (const key of Object.keys(storage))
    if (key.startsWith(staffDraftPrefix)) storage.removeItem(key)
}

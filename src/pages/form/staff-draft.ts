/**
 * What staff have typed and not sent, where it outlives its tab. It may be about customers: it is for one account only, and goes when
 * somebody signs out.
 */
export const staffDraftPrefix = 'staff-draft:'

export function clearStaffDrafts(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(staffDraftPrefix)) localStorage.removeItem(key)
  } catch {
    // A browser that stores nothing has none.
  }
}

const dhaka = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Dhaka',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** 2026-11-23 14:05, as it was in Dhaka (D26): for spreadsheets. */
export const clockInDhaka = (at: Date): string => dhaka.format(at)

const dhaka = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dhaka', dateStyle: 'short' })

/** 2026-11-23, as the day was called in Dhaka (D26). */
export const dayInDhaka = (at: Date): string => dhaka.format(at)

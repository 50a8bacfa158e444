/** Pending: somebody typed the address, and whoever reads its mail has not confirmed it yet. */
export const subscriberStatuses = ['pending', 'subscribed', 'unsubscribed'] as const
export type SubscriberStatus = (typeof subscriberStatuses)[number]

/** Tabs count exactly up to here; one more means "and more". */
export const mostSubscribersCounted = 1000

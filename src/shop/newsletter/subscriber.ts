/** Pending: somebody typed the e-mail, and the reader of that mailbox has not confirmed it yet. */
export const subscriberStatuses = ['pending', 'subscribed', 'unsubscribed'] as const
export type SubscriberStatus = (typeof subscriberStatuses)[number]

/** Tabs count exactly up to here; one more means "and more". */
export const mostSubscribersCounted = 1000

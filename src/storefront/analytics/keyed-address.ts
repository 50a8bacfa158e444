import { isReviewPath } from '../reviews/writing/write-path.ts'

/** What pages take from mails and messages in place of a sign-in, by its name in the query. */
const keys = ['token', 'trackingId', 'key']

/** Whether the address of a page opens what belongs to one person: who measures would keep it, and so would a page that is opened from it. */
export const holdsKey = ({ pathname, searchParams }: URL): boolean =>
  isReviewPath(pathname) || keys.some((name) => searchParams.has(name))

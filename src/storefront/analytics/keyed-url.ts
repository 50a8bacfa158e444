import { isReviewPath } from '../reviews/writing/write-path.ts'

/** What a mail of the newsletter leads to. */
const isNewsletterLink = (path: string) =>
  /^\/(?:bn\/)?newsletter\/(?:confirm|unsubscribe)$/.test(path)

const isTracking = (path: string) => /^\/(?:bn\/)?order-tracking$/.test(path)

/** Whether the URL of a page opens what belongs to one person: who measures would keep it, and so would a page that is opened from it. */
export const holdsKey = ({ pathname, searchParams }: URL): boolean =>
  isReviewPath(pathname) ||
  isNewsletterLink(pathname) ||
  (isTracking(pathname) && searchParams.has('trackingId'))

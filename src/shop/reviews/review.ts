/** What becomes of a review: it waits until somebody of the shop has read it, and is shown, or not. */
export const reviewStatuses = ['waiting', 'approved', 'hidden'] as const
export type ReviewStatus = (typeof reviewStatuses)[number]

/** Why a reader says that a review should not stand there. */
export const reportReasons = ['offensive', 'untrue', 'advertising', 'private'] as const
export type ReportReason = (typeof reportReasons)[number]

export const longestReview = 3000
export const longestReviewAnswer = 3000
export const mostReviewPhotos = 4
/** As of a photo of a person. */
export const mostReviewPhotoBytes = 5 * 1024 * 1024
/** Of one review that are counted; more say nothing new. */
export const mostReports = 50

/** Tabs count exactly up to here; one more means "and more". */
export const mostCountedReviews = 1000

/** Shown under a product before anybody asks for more. */
export const reviewsBelowProduct = 3
export const reviewsOnPage = 20

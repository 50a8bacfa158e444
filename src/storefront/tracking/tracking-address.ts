import type { Parameters } from '#platform/web/page-key.ts'

export const trackingParameters: Parameters = { trackingId: 'once' }

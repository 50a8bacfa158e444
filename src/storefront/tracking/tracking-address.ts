import type { Parameters } from '#platform/web/pages/page-key.ts'

export const trackingParameters: Parameters = { trackingId: 'once' }

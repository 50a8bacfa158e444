import { z } from 'zod'
import { isRefused } from '#shop/action-refusal.ts'
import { takeExport } from '#shop/orders/export/export-file.ts'
import { refuse } from '../../answers/problems.ts'
import { refuseAction } from '../../answers/refuse-action.ts'
import { defineStaffRoute } from '../../route.ts'
import { exportTypes } from './order-export.ts'

/** A long export that was written in the background. */
export const exportFile = defineStaffRoute({
  method: 'get',
  path: '/orders/exports/{id}',
  allow: takeExport.allow,
  limit: 'identity',
  summary: 'A long export that was asked for in the back office',
  description:
    'For the person who asked for it, for a day. Needs a sign-in of the last ten minutes; it stands in the audit.',
  answers: {
    200: { description: 'The file' },
    404: { description: 'unknown-export: it is not ready, gone, or somebody else’s' },
    409: { description: 'requires-recent-login' },
  },
  handle: async ({ shop, by, params }) => {
    const id = z.uuid().safeParse(params['id'])
    if (!id.success) return refuseUnknown()
    const result = await takeExport(shop, by, { id: id.data })
    if (isRefused(result)) return refuseAction(result)
    if (result.outcome === 'unknown-export') return refuseUnknown()
    const { format, file } = result
    return new Response(file.content, {
      headers: {
        'content-type': exportTypes[format],
        'content-length': String(file.bytes),
        'content-disposition': `attachment; filename="orders.${format}"`,
        'cache-control': 'no-store',
      },
    })
  },
})

const refuseUnknown = () =>
  refuse({
    status: 404,
    code: 'unknown-export',
    title: 'There is no such file any more. Export the list again.',
  })

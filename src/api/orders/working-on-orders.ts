import { z } from 'zod'
import { isRefused, type ActionRefusal } from '#shop/action-refusal.ts'
import { addOrderNote } from '#shop/orders/desk/add-order-note.ts'
import { findOrderRef } from '#shop/orders/desk/find-order.ts'
import { orderStatuses, paymentStatuses } from '#shop/orders/order.ts'
import { moveOrder, moveSchema } from '#shop/orders/status/move-order.ts'
import { paymentSchema, setPayment } from '#shop/orders/status/set-payment.ts'
import { refuse } from '../answers/problems.ts'
import { refuseAction } from '../answers/refuse-action.ts'
import { answer, defineStaffRoute, type ApiRoute } from '../route.ts'

const changed = {
  404: { description: 'order-not-found' },
  409: { description: 'changed-meanwhile or not-allowed; both name the current value as `now`' },
}

const moving = defineStaffRoute({
  method: 'put',
  path: '/order/{orderId}/status',
  allow: moveOrder.allow,
  limit: 'identity',
  summary: 'Moves an order to its next status (D17)',
  description:
    'from is the status as it was read: where somebody else moved the order since, nothing is changed. Canceled needs a reason, and gives the stock back once.',
  body: moveSchema.extend({ from: z.enum(orderStatuses) }),
  answers: {
    200: { description: 'Moved', schema: z.object({ status: z.enum(orderStatuses) }) },
    ...changed,
  },
  handle: async ({ shop, by, body, params }) => {
    const orderRef = await findOrderRef(shop, params['orderId'] ?? '')
    if (orderRef === undefined) return refuseUnknownOrder()
    const result = await moveOrder(shop, by, { ...body, orderRef })
    return result.outcome === 'moved' ? answer({ status: result.to }) : refuseChange(result)
  },
})

const paying = defineStaffRoute({
  method: 'put',
  path: '/order/{orderId}/payment',
  allow: setPayment.allow,
  limit: 'identity',
  summary: 'Records what was collected, remitted or refunded of an order (D18)',
  description:
    'from is the payment as it was read. The answer has the payment that the order has afterwards: its amounts decide. A refund needs an amount unless the shop owes the buyer one.',
  body: paymentSchema.extend({ from: z.enum(paymentStatuses) }),
  answers: {
    200: {
      description: 'Recorded',
      schema: z.object({ payment: z.enum(paymentStatuses), amountInPaisa: z.int() }),
    },
    400: { description: 'reason-missing, amount-missing' },
    404: changed[404],
    409: { description: `${changed[409].description}; amount-too-large says the most` },
  },
  handle: async ({ shop, by, body, params }) => {
    const orderRef = await findOrderRef(shop, params['orderId'] ?? '')
    if (orderRef === undefined) return refuseUnknownOrder()
    const result = await setPayment(shop, by, { ...body, orderRef })
    if (result.outcome === 'set')
      return answer({ payment: result.to, amountInPaisa: result.amountInPaisa })
    return isAboutMoney(result) ? refuseMoney(result) : refuseChange(result)
  },
})

const noting = defineStaffRoute({
  method: 'post',
  path: '/order/{orderId}/notes',
  allow: addOrderNote.allow,
  limit: 'identity',
  summary: 'Adds an internal note to an order; shoppers never see it',
  body: addOrderNote.input.pick({ text: true }),
  answers: {
    201: { description: 'Added', schema: z.object({ id: z.string() }) },
    404: { description: 'order-not-found' },
  },
  handle: async ({ shop, by, body, params }) => {
    const orderRef = await findOrderRef(shop, params['orderId'] ?? '')
    if (orderRef === undefined) return refuseUnknownOrder()
    const result = await addOrderNote(shop, by, { ...body, orderRef })
    return result.outcome === 'added' ? answer({ id: result.id }, 201) : refuseChange(result)
  },
})

type AboutMoney = Extract<
  Awaited<ReturnType<typeof setPayment>>,
  { outcome: 'amount-too-large' | 'amount-missing' | 'reason-missing' }
>

const isAboutMoney = (result: { outcome: string }): result is AboutMoney =>
  ['amount-too-large', 'amount-missing', 'reason-missing'].includes(result.outcome)

const refuseMoney = (result: AboutMoney): Response =>
  result.outcome === 'amount-too-large'
    ? refuse({
        status: 409,
        code: 'amount-too-large',
        title: 'That is more than there is. Send at most `mostInPaisa`.',
        mostInPaisa: result.mostInPaisa,
      })
    : refuse({
        status: 400,
        code: result.outcome,
        title: 'Please check the marked fields',
        fields:
          result.outcome === 'reason-missing'
            ? { reason: 'Say why' }
            : { amountInPaisa: 'Send the amount' },
      })

type Refused =
  | ActionRefusal
  | { outcome: 'not-found' }
  | { outcome: 'changed-meanwhile' | 'not-allowed'; from: string; to: string }

function refuseChange(result: Refused): Response {
  if (isRefused(result)) return refuseAction(result)
  switch (result.outcome) {
    case 'not-found':
      return refuseUnknownOrder()
    case 'changed-meanwhile':
      return refuse({
        status: 409,
        code: 'changed-meanwhile',
        title: `Somebody changed this order meanwhile: it is ${result.from} now. Read it again, then decide.`,
        now: result.from,
      })
    case 'not-allowed':
      return refuse({
        status: 409,
        code: 'not-allowed',
        title: `An order that is ${result.from} cannot become ${result.to}.`,
        now: result.from,
      })
  }
}

export const refuseUnknownOrder = (): Response =>
  refuse({ status: 404, code: 'order-not-found', title: 'There is no order of this number.' })

export const workingRoutes: readonly ApiRoute[] = [moving, paying, noting]

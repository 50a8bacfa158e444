import { data, type ActionFunctionArgs } from 'react-router'
import type { z } from 'zod'
import { personIn } from '#pages/account-context.ts'
import { formAction, type FormOutcome } from '#pages/form/form-action.ts'
import { languageOfPath, pathInLanguage } from '#pages/language.ts'
import { findOrderRef } from '#shop/orders/desk/find-order.ts'
import { editOrder } from '#shop/orders/edits/edit-order.ts'
import type { OrderFieldProblem } from '../../orders/fields/order-fields.ts'
import { savedPath, type EditAnswer } from './saved-path.ts'
import { editFormSchema } from './edit-schema.ts'

type Typed = z.output<typeof editFormSchema>

/** What somebody changed of an order, on its page. */
export const editAction = formAction({
  schema: editFormSchema,
  run: async (typed, args): Promise<FormOutcome<EditAnswer>> => {
    const number = args.params['order'] ?? ''
    const orderRef = await findOrderRef(args.shop, number)
    if (orderRef === undefined) throw data(null, { status: 404 })
    const edit = { ...editOf(typed), orderRef }
    const result = await editOrder(args.shop, personIn(args.context), edit)
    switch (result.outcome) {
      case 'edited':
        return {
          outcome: 'done',
          goTo: orderPage(number, args, result.id),
          answer: { step: result.id },
        }
      case 'unchanged':
        return { outcome: 'done', goTo: orderPage(number, args) }
      case 'not-found':
        throw data(null, { status: 404 })
      default:
        return refuseEdit(result)
    }
  },
})

type Result = Awaited<ReturnType<typeof editOrder>>

/** By the field that it is about, where it is about one. */
function refuseEdit(result: Result): FormOutcome<EditAnswer> {
  switch (result.outcome) {
    case 'address-missing':
      return refuseField('address', 'address-too-short')
    case 'unknown-place':
      return refuseField(result.field, `${result.field}-unknown`)
    case 'coupon-refused':
      return refuseField('coupon', 'coupon-refused')
    case 'reason-missing':
      return refuseField(
        result.field === 'deliveryReason' ? 'chargeReason' : 'discountReason',
        'reason-missing',
      )
    default:
      return { outcome: 'refused', trouble: result.outcome }
  }
}

const refuseField = (field: string, problem: OrderFieldProblem): FormOutcome<EditAnswer> => ({
  outcome: 'refused',
  fields: { [field]: problem },
})

/** What stood in fields that are gone from the page is no place. */
const nowhere = { district: undefined, area: undefined, address: undefined }

function editOf({
  seenTotal,
  charge,
  chargeReason,
  discount,
  discountReason,
  lines,
  ...typed
}: Typed) {
  return {
    ...typed,
    ...(typed.deliveryMethod === 'pickup' && nowhere),
    lines: lines.map(({ position, variant, quantity }) => ({
      position,
      variantId: variant === '' ? undefined : variant,
      quantity,
    })),
    deliveryChargeInPaisa: charge,
    deliveryReason: chargeReason,
    discountInPaisa: discount ?? 0,
    discountReason,
    seenGrandTotalInPaisa: seenTotal,
  }
}

const orderPage = (
  number: string,
  { request }: Pick<ActionFunctionArgs, 'request'>,
  step?: string,
) => pathInLanguage(savedPath(number, step), languageOfPath(new URL(request.url).pathname))

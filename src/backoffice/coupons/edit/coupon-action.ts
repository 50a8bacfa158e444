import { data, type ActionFunctionArgs } from 'react-router'
import { isId } from '#platform/text/is-id.ts'
import { personIn } from '#pages/account-context.ts'
import { formAction, formActions, type FormOutcome } from '#pages/form/form-action.ts'
import { languageOfPath, pathInLanguage } from '#pages/language.ts'
import { addCodes } from '#shop/coupons/add-codes.ts'
import { removeCode } from '#shop/coupons/remove-code.ts'
import { saveCoupon } from '#shop/coupons/save-coupon.ts'
import { couponsPath, newCoupon } from '../coupon-words.ts'
import {
  couponFormSchema,
  madeCodesFormSchema,
  ownCodeFormSchema,
  removedCodeFormSchema,
  type TypedCoupon,
} from './coupon-schema.ts'

/** Where a browser goes next; the page's script goes there by itself. */
export interface CouponAnswer {
  page?: string
}

function editedId({ coupon = '' }: ActionFunctionArgs['params']): string | undefined {
  if (coupon !== newCoupon && !isId(coupon)) throw data(null, { status: 404 })
  return coupon === newCoupon ? undefined : coupon
}

function draftOf(typed: TypedCoupon) {
  const { version: _, amount, cap, least, isActive, firstOrderOnly, ...rest } = typed
  return {
    ...rest,
    amountInPaisa: amount,
    capInPaisa: cap,
    leastInPaisa: least,
    isActive: isActive !== undefined,
    firstOrderOnly: firstOrderOnly !== undefined,
  }
}

const goTo = (page: string, { url }: Request): FormOutcome<CouponAnswer> => ({
  outcome: 'done',
  goTo: pathInLanguage(page, languageOfPath(new URL(url).pathname)),
  answer: { page },
})

const save = formAction<typeof couponFormSchema, CouponAnswer>({
  schema: couponFormSchema,
  run: async (typed, { shop, context, request, params }) => {
    const id = editedId(params)
    const edited = id === undefined ? {} : { id, version: typed.version ?? 0 }
    const result = await saveCoupon(shop, personIn(context), { ...draftOf(typed), ...edited })
    if (result.outcome === 'unknown-product')
      return { outcome: 'refused', fields: { products: 'product-unknown' } }
    if (result.outcome === 'code-taken')
      return { outcome: 'refused', fields: { code: 'code-taken' } }
    if (result.outcome !== 'saved' && result.outcome !== 'unchanged')
      return { outcome: 'refused', trouble: result.outcome }
    // A new one shows its code, or asks for the first.
    const page =
      id === undefined ? `${couponsPath}/${result.id}?done=saved` : `${couponsPath}?done=saved`
    return goTo(page, request)
  },
})

const code = formAction<typeof ownCodeFormSchema, CouponAnswer>({
  schema: ownCodeFormSchema,
  run: async (typed, { shop, context, params }) => {
    const adding = { id: editedId(params) ?? '', codes: [typed.code] }
    const { outcome } = await addCodes(shop, personIn(context), adding)
    return outcome === 'added' ? { outcome: 'done' } : { outcome: 'refused', trouble: outcome }
  },
})

const removal = formAction<typeof removedCodeFormSchema, CouponAnswer>({
  schema: removedCodeFormSchema,
  run: async (typed, { shop, context, params }) => {
    const removing = { id: editedId(params) ?? '', code: typed.removed }
    const { outcome } = await removeCode(shop, personIn(context), removing)
    if (outcome === 'unknown-code')
      return { outcome: 'refused', fields: { removed: 'code-unknown' } }
    return outcome === 'removed' ? { outcome: 'done' } : { outcome: 'refused', trouble: outcome }
  },
})

const codes = formAction<typeof madeCodesFormSchema, CouponAnswer>({
  schema: madeCodesFormSchema,
  run: async (typed, { shop, context, params }) => {
    const adding = { id: editedId(params) ?? '', ...typed }
    const { outcome } = await addCodes(shop, personIn(context), adding)
    return outcome === 'added' ? { outcome: 'done' } : { outcome: 'refused', trouble: outcome }
  },
})

/** What is done on the page of a coupon. */
export const couponAction = formActions<CouponAnswer>({ save, code, codes, removal })

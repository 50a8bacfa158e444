import { m } from '#paraglide/messages.js'
import type { AnsweredForm } from '#pages/form/form-action.ts'
import type { FormResult } from '#pages/form/form-result.ts'
import type { PageHandle } from '#pages/page-handle.ts'
import { personalPage, shopContext } from '#shop-context.ts'
import type { Route } from './+types/write-reviews'
import { PageHead, useShell } from '../../page-head.tsx'
import { loadWriting } from './load-writing.ts'
import { PhoneForm } from './phone-form.tsx'
import { ReviewedProductCard } from './reviewed-product.tsx'
import { writeAction, type OpenedOrder } from './write-action.ts'
import { keyOf } from './write-path.ts'

export const handle = { mayOpen: 'anyone' } satisfies PageHandle

export async function loader({ context, params, request }: Route.LoaderArgs) {
  personalPage(context)
  const shop = context.get(shopContext)
  const key = keyOf(new URL(request.url).searchParams)
  const proof = { trackingId: params.order.slice(0, 40), key }
  const writing = key === '' ? undefined : await loadWriting(shop, proof)
  return { shopUrl: shop.environment.shopUrl, isRefused: key !== '' && !writing, writing }
}

export const action = writeAction

/** Where the buyer of a delivered order says what they think of it: the link of a mail opens it, or the phone number on the order. */
export default function WriteReviews({ loaderData, actionData }: Route.ComponentProps) {
  const { shopUrl, isRefused, writing } = loaderData
  const { shopName } = useShell()
  const lastResult = actionData as (FormResult & AnsweredForm<OpenedOrder>) | undefined
  return (
    <div className="page-width min-h-[70dvh] py-6 md:py-8">
      <PageHead
        title={`${m.review_write_title()} · ${shopName}`}
        description={m.review_write_text()}
        path="/order-tracking"
        shopUrl={shopUrl}
        hidden
      />
      <div className="mx-auto max-w-2xl">
        <h1 className="text-2xl font-semibold">{m.review_write_title()}</h1>
        {writing ? (
          <>
            <p className="mt-1 mb-5 text-ink-soft">
              {m.account_order({ number: writing.orderId })} · {m.review_write_text()}
            </p>
            <div className="flex flex-col gap-5">
              {writing.products.map((product) => (
                <ReviewedProductCard
                  key={product.productId}
                  product={product}
                  lastResult={lastResult}
                />
              ))}
            </div>
          </>
        ) : (
          <PhoneForm isRefused={isRefused} lastResult={lastResult} />
        )}
      </div>
    </div>
  )
}

import { useEffect, useRef, useState } from 'react'
import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import type { FormResult } from '#pages/form/form-result.ts'
import { SubmitButton } from '#pages/form/submit-button.tsx'
import type { PageForm } from '#pages/form/use-page-form.ts'
import { countText, paisaText } from '#pages/money/taka.ts'
import { ShopLink } from '#pages/shop-link.tsx'
import { mostChosen } from '#shop/catalog/desk/product-filter.ts'
import type { PreviewedProduct, PreviewedVariant } from '#shop/catalog/desk/bulk/preview-prices.ts'
import { Button } from '#ui/button.tsx'
import { langOf } from '#ui/text/lang-of.ts'
import { productPath } from '../../product-details/product-paths.ts'
import type { BulkProblem, PreviewAnswer } from './bulk-actions.ts'

type Result = FormResult & { answer?: PreviewAnswer | object }

const previewIn = (result: Result | undefined): PreviewAnswer | undefined =>
  result?.answer && 'preview' in result.answer ? result.answer : undefined

/** Each price as it is and as it would be; nothing is written before it is confirmed here. */
export function PricePreview({ form }: { form: PageForm<BulkProblem> }) {
  const result: Result | undefined = form.result
  const answer = previewIn(result)
  const [dismissed, dismiss] = useState<Result>()
  const place = useRef<HTMLElement>(null)
  const isShown = answer !== undefined && dismissed !== result
  useEffect(() => {
    if (!isShown) return
    // The panel that asked for it has had its answer, and would cover it.
    document.querySelector('details[name="bulk-tool"][open]')?.removeAttribute('open')
    place.current?.focus()
  }, [isShown])
  if (!isShown) return null
  const { preview, by, number, isMore } = answer
  const possible = preview.filter(({ variants }) => variants.every(({ to }) => to))
  // The form of the bar keeps its place.
  const { ref: _, ...props } = form.props
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-labelledby="price-preview"
      className="rounded-card border border-brand bg-surface p-4 md:p-6"
    >
      <h2 id="price-preview" className="text-lg font-semibold">
        {m.products_preview_title({ n: possible.length })}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">{m.products_preview_text()}</p>
      <ul className="mt-3 max-h-[50dvh] divide-y divide-line overflow-y-auto">
        {preview.map((product) => (
          <Previewed key={product.id} product={product} />
        ))}
      </ul>
      {isMore && <p className="mt-2">{m.products_bulk_rest({ n: countText(mostChosen) })}</p>}
      <form {...props} aria-labelledby="price-preview" className="mt-4 flex flex-wrap gap-2">
        <input type="hidden" name="by" value={by} />
        <input type="hidden" name="number" value={number} />
        {possible.map(({ id, version }) => (
          <input key={id} type="hidden" name="line" value={`${id}.${version}`} />
        ))}
        {possible.length > 0 && (
          <SubmitButton what="price" sending={form.sending}>
            {m.products_preview_yes({ n: possible.length })}
          </SubmitButton>
        )}
        <Button variant="quiet" className="noscript:hidden" onClick={() => dismiss(result)}>
          {m.products_preview_no()}
        </Button>
      </form>
    </section>
  )
}

function Previewed({ product }: { product: PreviewedProduct }) {
  const name = inLanguage(getLocale(), product.name, product.nameBn)
  const why = product.variants.find(({ to }) => !to)?.why
  return (
    <li className="py-2">
      <ShopLink
        to={productPath(product.id)}
        lang={langOf(name)}
        className="inline-block min-h-6 font-medium underline underline-offset-4 hover:text-brand"
      >
        {name}
      </ShopLink>
      {why && (
        <span className="text-cut">
          : {why === 'price-too-high' ? m.products_price_too_high() : m.products_price_too_low()}
        </span>
      )}
      <ul className="tabular text-sm">
        {product.variants.map((variant) => (
          <PreviewedPrice key={variant.sku} {...variant} />
        ))}
      </ul>
    </li>
  )
}

const PreviewedPrice = ({ sku, priceInPaisa, discountPriceInPaisa, to }: PreviewedVariant) => (
  <li className="flex flex-wrap gap-x-3">
    <span className="text-ink-soft">{sku}</span>
    {to && <Step from={priceInPaisa} to={to.priceInPaisa} />}
    {to && to.discountPriceInPaisa !== null && discountPriceInPaisa !== null && (
      <span>
        {m.products_discount()} <Step from={discountPriceInPaisa} to={to.discountPriceInPaisa} />
      </span>
    )}
  </li>
)

const Step = ({ from, to }: { from: number; to: number }) => (
  <span>
    {paisaText(from)} → <b>{paisaText(to)}</b>
  </span>
)

import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import type { ProductView } from '#shop/catalog/product.ts'

/** How what merchants write looks. */
const proseClass =
  'flex max-w-[65ch] flex-col gap-3 [overflow-wrap:anywhere] [&_a]:text-brand [&_a]:underline [&_blockquote]:border-l-4 [&_blockquote]:border-line [&_blockquote]:pl-4 [&_h2]:mt-2 [&_h2]:text-lg [&_h2]:font-semibold [&_h3]:mt-2 [&_h3]:font-semibold [&_h4]:font-semibold [&_li]:mt-1 [&_ol]:list-decimal [&_ol]:pl-6 [&_table]:block [&_table]:overflow-x-auto [&_td]:border [&_td]:border-line [&_td]:px-3 [&_td]:py-1.5 [&_th]:border [&_th]:border-line [&_th]:px-3 [&_th]:py-1.5 [&_th]:text-left [&_ul]:list-disc [&_ul]:pl-6'

export function Description({ product }: { product: ProductView }) {
  const { description, descriptionLanguage } = product
  if (!description) return null
  return (
    <section aria-labelledby="description" className="mt-8 md:mt-10">
      <h2 id="description" className="mb-3 text-xl font-semibold">
        {m.product_description()}
      </h2>
      <div
        className={proseClass}
        lang={descriptionLanguage === getLocale() ? undefined : descriptionLanguage}
        // Sanitised when it was saved.
        dangerouslySetInnerHTML={{ __html: description }}
      />
    </section>
  )
}

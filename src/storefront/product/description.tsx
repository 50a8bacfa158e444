import { m } from '#paraglide/messages.js'
import type { ProductView } from '#shop/catalog/product.ts'
import { Prose } from '../prose.tsx'

export function Description({ product }: { product: ProductView }) {
  const { description, descriptionLanguage } = product
  if (!description) return null
  return (
    <section aria-labelledby="description" className="mt-8 md:mt-10">
      <h2 id="description" className="mb-3 text-xl font-semibold">
        {m.product_description()}
      </h2>
      <Prose html={description} language={descriptionLanguage} />
    </section>
  )
}

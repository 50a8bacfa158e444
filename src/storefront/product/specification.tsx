import { m } from '#paraglide/messages.js'
import type { ProductView } from '#shop/catalog/product.ts'
import { langOf } from '#ui/text/lang-of.ts'
import { attributeText } from '../text/attribute-words.ts'

/** Material, warranty, power: what can be said in a word. */
export function Specification({ product: { specification } }: { product: ProductView }) {
  if (specification.length === 0) return null
  return (
    <section aria-labelledby="specification" className="mt-8 md:mt-10">
      <h2 id="specification" className="mb-3 text-xl font-semibold">
        {m.product_specification()}
      </h2>
      <table className="w-full max-w-[65ch] [overflow-wrap:anywhere]">
        <tbody>
          {specification.map(({ attribute, name, ...value }) => (
            <tr key={attribute} className="border-t border-line align-top first:border-t-0">
              <th
                scope="row"
                lang={langOf(name)}
                className="w-2/5 py-2.5 pr-4 text-left font-normal text-ink-soft"
              >
                {name}
              </th>
              <td lang={langOf(attributeText(value))} className="py-2.5 font-medium">
                {attributeText(value)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import { SubmitButton } from '#pages/form/submit-button.tsx'
import type { PageForm } from '#pages/form/use-page-form.ts'
import { countText } from '#pages/money/taka.ts'
import { WayOut } from '#pages/way-out.tsx'
import { variantWords } from '#shop/catalog/options/variant-words.ts'
import type { DeskLine } from '#shop/orders/desk/find-order.ts'
import { canReturn, piecesOut, piecesReturned } from '#shop/orders/returns/returned.ts'
import { buttonClass } from '#ui/button.tsx'
import { TextInput } from '#ui/field.tsx'
import { ReasonField } from '../../forms/reason-field.tsx'
import type { OrderProblem } from '../order-action.ts'
import type { ShownOrder } from '../shown-order.ts'

interface ReturnFormProps {
  order: ShownOrder
  form: PageForm<OrderProblem>
}

/** Single pieces of what was sent that came back: fit for sale, or not. */
export function ReturnForm({ order, form }: ReturnFormProps) {
  const { status, lines } = order
  const reason = form.field('returnReason')
  const problem = form.problem('returned')
  // As the page came; from then on the reader opens and folds it.
  const [wasRefused] = useState(problem !== undefined || reason.error !== undefined)
  const out = lines.filter((line) => piecesOut(line) > 0)
  if (!canReturn(status) || out.length === 0) return null
  const returned = piecesReturned(lines)
  return (
    <details key={returned} open={wasRefused || undefined} className="mt-4 print:hidden">
      <summary className={buttonClass('quiet', 'cursor-pointer list-none max-sm:w-full')}>
        {m.return_title()}
      </summary>
      <form
        {...form.props}
        aria-label={m.return_title()}
        className="mt-3 flex flex-col gap-4 rounded-card border border-line bg-paper p-4"
      >
        <p>{m.return_text()}</p>
        <input type="hidden" name="returnedBefore" value={returned} />
        <Pieces out={out} />
        {problem && (
          <p role="alert" className="font-medium text-cut">
            {problem === 'count-wrong' ? m.return_count_wrong() : m.return_none()}
          </p>
        )}
        <ReasonField {...reason} required />
        <div className="flex flex-wrap gap-2">
          <SubmitButton what="return" sending={form.sending}>
            {m.return_submit()}
          </SubmitButton>
          <WayOut>{m.return_cancel()}</WayOut>
        </div>
      </form>
    </details>
  )
}

/** On phones the name stands above its two fields: beside them it had room for a word in a line. */
const folded = 'max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-3'

const Pieces = ({ out }: { out: readonly DeskLine[] }) => (
  <table className="w-full max-sm:block">
    <thead className="max-sm:block">
      <tr className={`text-left text-sm text-ink-soft ${folded}`}>
        <th scope="col" className="pb-2 font-medium max-sm:sr-only">
          {m.return_product()}
        </th>
        <th scope="col" className="pb-2 font-medium sm:w-28 sm:pl-2">
          {m.return_fit()}
        </th>
        <th scope="col" className="pb-2 font-medium sm:w-28 sm:pl-2">
          {m.return_unfit()}
        </th>
      </tr>
    </thead>
    <tbody className="max-sm:block">
      {out.map((line, index) => (
        <Line key={line.position} line={line} index={index} />
      ))}
    </tbody>
  </table>
)

/** Two variants of one product are told apart by colour, size and free options. */
function nameOf({ name, nameBn, sku, ...line }: DeskLine): string {
  const language = getLocale()
  return `${[inLanguage(language, name, nameBn), ...variantWords(line, language)].join(', ')} (${sku})`
}

function Line({ line, index }: { line: DeskLine; index: number }) {
  const out = piecesOut(line)
  const name = nameOf(line)
  return (
    <tr className={`border-t border-line ${folded}`}>
      <th
        scope="row"
        className="py-2 text-left font-normal [overflow-wrap:anywhere] max-sm:col-span-2 max-sm:pb-1"
      >
        <input type="hidden" name={`returned[${index}].position`} value={line.position} />
        {name}
        <span className="block text-sm text-ink-soft">{m.return_out({ n: countText(out) })}</span>
      </th>
      <td className="pb-2 sm:py-2 sm:pl-2">
        <Count
          name={`returned[${index}].fit`}
          aria-label={m.return_fit_of({ name })}
          most={out}
          begin={0}
        />
      </td>
      <td className="pb-2 sm:py-2 sm:pl-2">
        <Count
          name={`returned[${index}].unfit`}
          aria-label={m.return_unfit_of({ name })}
          most={out}
          begin={0}
        />
      </td>
    </tr>
  )
}

interface CountProps {
  name: string
  'aria-label': string
  most: number
  begin: number
}

const Count = ({ most, begin, ...rest }: CountProps) => (
  <TextInput
    {...rest}
    type="number"
    inputMode="numeric"
    min={0}
    max={most}
    defaultValue={begin}
    className="tabular max-w-28 text-right"
  />
)

/** Of a parcel that comes back: what of each line can be sold again. */
export function ParcelFields({ lines }: { lines: readonly DeskLine[] }) {
  const out = lines.filter((line) => piecesOut(line) > 0)
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2">{m.return_parcel()}</legend>
      {out.map((line, index) => (
        <div key={line.position} className="flex items-center gap-3">
          <input type="hidden" name={`fit[${index}].position`} value={line.position} />
          <span aria-hidden className="min-w-0 flex-1 [overflow-wrap:anywhere]">
            {m.return_of_parcel({ name: nameOf(line), n: countText(piecesOut(line)) })}
          </span>
          <Count
            name={`fit[${index}].fit`}
            aria-label={m.return_of_parcel({ name: nameOf(line), n: countText(piecesOut(line)) })}
            most={piecesOut(line)}
            begin={piecesOut(line)}
          />
        </div>
      ))}
    </fieldset>
  )
}

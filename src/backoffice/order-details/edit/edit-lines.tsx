import { LateVariantFinder } from '../../orders/fields/late-variant-finder.tsx'
import { m } from '#paraglide/messages.js'
import { withLine, withVariant, type Draft } from './draft/edit-draft.ts'
import type { EditFormProps } from './edit-form-props.ts'
import { EditLine } from './edit-line.tsx'
import type { Priced } from './use-priced.ts'

interface EditLinesProps {
  order: EditFormProps['order']
  facts: EditFormProps['facts']
  draft: Draft
  change: (draft: Draft) => void
  priced: Priced
  error: string | undefined
}

/** What is ordered: pieces, other variants, what comes and what goes. */
export function EditLines({ order, facts, draft, change, priced, error }: EditLinesProps) {
  const hasNone = priced.problems.some(({ what }) => what === 'no-lines')
  return (
    <>
      <LateVariantFinder onChoose={(variant) => change(withVariant(order, draft, variant))} />
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {priced.shownLines.map((line, index) => (
          <EditLine
            key={line.position ?? line.variantId}
            {...{ line, index, order, facts, priced }}
            onChange={(next) => change(withLine(order, draft, { index, ...next }))}
          />
        ))}
      </ul>
      {(hasNone || error) && (
        <p role="alert" className="mt-3 font-medium text-cut">
          {hasNone ? m.edit_no_lines() : m.checkout_problem_quantity()}
        </p>
      )}
    </>
  )
}

import { useEffect, useState, type ComponentType } from 'react'
import { m } from '#paraglide/messages.js'
import { withLine, withVariant, type Draft } from './draft/edit-draft.ts'
import type { EditFormProps } from './edit-form-props.ts'
import { EditLine } from './edit-line.tsx'
import type { Priced } from './use-priced.ts'
import type { VariantFinderProps } from '../../orders/variant-finder.tsx'

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
      <Finder onChoose={(variant) => change(withVariant(order, draft, variant))} />
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

/** Not on the server: its library writes styles into what it renders, which the Content-Security-Policy holds back there. */
function Finder(props: VariantFinderProps) {
  const [Loaded, setLoaded] = useState<ComponentType<VariantFinderProps>>()
  useEffect(() => {
    let isGone = false
    void import('../../orders/variant-finder.tsx').then(
      ({ VariantFinder }) => !isGone && setLoaded(() => VariantFinder),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [])
  return <div className="min-h-26 noscript:hidden">{Loaded && <Loaded {...props} />}</div>
}

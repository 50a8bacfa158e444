import { useEffect, useRef } from 'react'
import { m } from '#paraglide/messages.js'
import type { DeskVariant } from '#shop/catalog/desk/list-desk-variants.ts'
import type { GridLine } from './grid-action.ts'
import { detailsOf, nameOf, refusalText, resultText } from './grid-words.ts'

const saved: ReadonlySet<string> = new Set(['amended', 'unchanged', 'adjusted'])

export const isSaved = ({ outcome }: GridLine): boolean => saved.has(outcome)

interface SavedLineProps {
  lines: readonly GridLine[]
  isUnsaved: boolean
}

/** How much was saved: one line, for rows stand behind it. As soon as something else is typed it is of no use. */
export function SavedLine({ lines, isUnsaved }: SavedLineProps) {
  const refused = lines.filter((line) => !isSaved(line)).length
  const text = isUnsaved && refused === 0 ? '' : resultText(lines, refused)
  return (
    <output className="block rounded-t-card border border-b-0 border-line bg-surface px-4 py-2 text-sm font-medium empty:hidden">
      {text}
    </output>
  )
}

interface RefusedLinesProps {
  lines: readonly GridLine[]
  variants: readonly DeskVariant[]
}

/** What was not saved, and why; below the rows, not over them. */
export function RefusedLines({ lines, variants }: RefusedLinesProps) {
  const place = useRef<HTMLDivElement>(null)
  const byId = new Map(variants.map((variant) => [variant.id, variant]))
  const refused = lines.filter((line) => !isSaved(line))
  useEffect(() => {
    if (lines.some((line) => !isSaved(line))) place.current?.scrollIntoView({ block: 'nearest' })
  }, [lines])
  return (
    <div ref={place} aria-live="polite">
      {refused.length > 0 && (
        <ul
          aria-label={m.grid_lines()}
          className="my-3 divide-y divide-line rounded-card border border-line bg-surface px-4"
        >
          {refused.map((line) => {
            const variant = byId.get(line.variantId)
            return (
              <li key={`${line.variantId}.${line.what}`} className="flex flex-wrap gap-x-3 py-2">
                <span className="font-medium">
                  {variant ? `${nameOf(variant)} · ${detailsOf(variant)}` : m.grid_gone()}
                </span>
                <span className="text-cut">{refusalText(line)}</span>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}

import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { countText } from '#pages/money/taka.ts'
import { longestOptionName } from '#shop/catalog/options/option.ts'
import { TextField } from '#ui/field.tsx'
import type { TypedFields } from '../draft/product-draft.ts'
import type { TypedControl } from '../fields/typed-control.ts'
import { IconButton } from '../icon-button.tsx'
import { namedSlots, optionSlots, shownSlots, type OptionSlot } from './option-slots.ts'

interface OptionNamesProps {
  control: TypedControl
  fields: TypedFields
  onRemove: (slot: OptionSlot) => void
}

/** What variants differ in besides colour and size, by the merchant's own words. Whoever needs none sees one line. */
export function OptionNames({ control, fields, onRemove }: OptionNamesProps) {
  const isUsed = namedSlots(fields).length > 0
  const [isOpen, setIsOpen] = useState(isUsed)
  // A name that is being typed anew shall not close it.
  if (isUsed && !isOpen) setIsOpen(true)
  return (
    <details open={isOpen} className="mb-4 rounded-control border border-line px-4 py-3">
      <summary className="cursor-pointer font-medium">{m.editor_options()}</summary>
      <p className="mt-2 text-sm text-ink-soft">{m.editor_options_hint()}</p>
      <ul className="mt-4 flex flex-col gap-4">
        {shownSlots(fields).map((slot) => (
          <li key={slot} className="flex items-start gap-2">
            <OptionName slot={slot} control={control} />
            <IconButton
              icon="trash"
              label={m.editor_option_remove({ name: fields[slot] })}
              isOff={fields[slot].trim() === ''}
              onClick={() => onRemove(slot)}
              className="mt-7 shrink-0 noscript:hidden"
            />
          </li>
        ))}
      </ul>
    </details>
  )
}

const examples: Record<OptionSlot, [english: string, bangla: string]> = {
  option1: ['Length', 'দৈর্ঘ্য'],
  option2: ['Flavour', 'স্বাদ'],
  option3: ['Storage', 'স্টোরেজ'],
}

function OptionName({ slot, control }: { slot: OptionSlot; control: TypedControl }) {
  const n = countText(optionSlots.indexOf(slot) + 1)
  return (
    <div className="grid min-w-0 flex-1 items-start gap-x-5 gap-y-3 md:grid-cols-2">
      <TextField
        {...control(slot)}
        label={m.editor_option_name({ n })}
        lang="en"
        placeholder={examples[slot][0]}
        autoComplete="off"
        maxLength={longestOptionName}
      />
      <TextField
        {...control(`${slot}Bn`)}
        label={m.editor_option_name_bn({ n })}
        lang="bn"
        placeholder={examples[slot][1]}
        autoComplete="off"
        maxLength={longestOptionName}
        optional
      />
    </div>
  )
}

import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import {
  brandColoursOf,
  brandColourPattern,
  contrastOfBrand,
  isReadableBrand,
  leastContrast,
} from '#shop/settings/brand-colours.ts'
import { Field, TextInput } from '#ui/field.tsx'

interface ColourFieldProps {
  id: string
  name: string
  defaultValue: string
  error: string | undefined
  label: string
  hint: string
}

/** A colour, with what it would look like in the shop and whether it can be read there. */
export function ColourField(props: ColourFieldProps) {
  const { id, name, defaultValue, error, label, hint } = props
  const [typed, setTyped] = useState(defaultValue)
  return (
    <>
      <Field {...{ id, label, hint, error }}>
        {(control) => (
          <TextInput
            {...control}
            key={defaultValue}
            type="color"
            name={name}
            defaultValue={defaultValue}
            onChange={({ target }) => setTyped(target.value)}
            className="h-11 cursor-pointer"
          />
        )}
      </Field>
      {brandColourPattern.test(typed) && <Preview colour={typed} />}
    </>
  )
}

const format = (ratio: number) =>
  new Intl.NumberFormat(getLocale(), { maximumFractionDigits: 1 }).format(ratio)

/** Drawn, because the Content-Security-Policy forbids style attributes. */
function Preview({ colour }: { colour: string }) {
  const { brand, wash } = brandColoursOf(colour)
  // Never rounded up to what it has to be.
  const ratio = format(Math.floor(contrastOfBrand(colour) * 10) / 10)
  const least = format(leastContrast)
  return (
    <div className="flex flex-col gap-2">
      <svg
        viewBox="0 0 320 96"
        className="w-full max-w-80 rounded-control border border-line"
        aria-hidden
      >
        <rect width="320" height="96" fill="#fbfaf6" />
        <rect x="12" y="14" width="132" height="44" rx="8" fill={brand} />
        <text x="78" y="41" textAnchor="middle" fontSize="15" fontWeight="600" fill="#ffffff">
          {m.settings_colour_button()}
        </text>
        <text x="160" y="41" fontSize="15" fill={brand} textDecoration="underline">
          {m.settings_colour_link()}
        </text>
        <rect y="70" width="320" height="26" fill={wash} />
        <text x="12" y="88" fontSize="13" fill={brand}>
          {m.settings_colour_wash()}
        </text>
      </svg>
      <output className="text-sm text-ink-soft">
        {isReadableBrand(colour)
          ? m.settings_colour_readable({ ratio, least })
          : m.settings_colour_unreadable_now({ ratio, least })}
      </output>
    </div>
  )
}

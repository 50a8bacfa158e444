import { useRef, type ComponentProps } from 'react'
import { m } from '#paraglide/messages.js'
import { newCode } from '#shop/coupons/code.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'

type NewCodeProps = Pick<ComponentProps<typeof TextField>, 'id' | 'name' | 'defaultValue' | 'error'>

/** The first code of a new coupon: typed, or generated. More are added once the coupon is saved. */
export function NewCode(field: NewCodeProps) {
  const place = useRef<HTMLDivElement>(null)
  const generate = () => {
    const input = place.current?.querySelector('input')
    if (!input) return
    input.value = newCode('', randomBelow)
    // The form notices that something was changed.
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return (
    <div ref={place} className="mb-5 flex max-w-3xl flex-wrap items-start gap-x-3 gap-y-2">
      <div className="min-w-0 flex-1 basis-60">
        <TextField
          {...field}
          label={m.coupons_code()}
          hint={m.coupons_code_hint()}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          optional
        />
      </div>
      <Button variant="quiet" onClick={generate} className="noscript:hidden sm:mt-[1.875rem]">
        {m.coupons_code_generate()}
      </Button>
    </div>
  )
}

/** Without a bias towards small numbers that would matter for 31 letters. */
const randomBelow = (most: number): number =>
  (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % most

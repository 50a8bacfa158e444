import type { ComponentProps } from 'react'
import { Button } from '#ui/button.tsx'

type SubmitButtonProps = Omit<ComponentProps<typeof Button>, 'type' | 'name' | 'value'> & {
  /** What the action is to do. */
  what: string
  /** What its form sends just now. */
  sending?: FormData | undefined
}

/** Submits a form of which one action does several things. `busy`: where two forms of a page say the same `what`. */
export const SubmitButton = ({
  what,
  sending,
  busy = sending?.get('what') === what,
  ...rest
}: SubmitButtonProps) => <Button {...rest} type="submit" name="what" value={what} busy={busy} />

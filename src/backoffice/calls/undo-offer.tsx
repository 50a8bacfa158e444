import { useEffect, useState } from 'react'
import { m } from '#paraglide/messages.js'
import type { PageForm } from '#pages/form/use-page-form.ts'
import { undoMs } from '#shop/orders/status/undo.ts'
import { Button } from '#ui/button.tsx'

interface UndoOfferProps<Problem extends string> {
  form: PageForm<Problem>
  /** What was just done: a call, or an entry of the history. */
  step: { orderId: string; id: string } | undefined
}

export const UndoOffer = <Problem extends string>({ form, step }: UndoOfferProps<Problem>) => (
  <UndoForm
    form={form}
    id={step?.id}
    fields={
      step
        ? [
            ['order', step.orderId],
            ['id', step.id],
          ]
        : []
    }
  />
)

interface UndoFormProps<Problem extends string> {
  form: PageForm<Problem>
  /** Of what was just done; undefined where there is nothing to take back. */
  id: string | undefined
  /** Names and values that say what that was. */
  fields: readonly (readonly [name: string, value: string])[]
}

/** Takes back a wrong press. It goes after ten seconds; without scripts it stays, and the shop says that it is too late. */
export function UndoForm<Problem extends string>({ form, id, fields }: UndoFormProps<Problem>) {
  const [overId, setOverId] = useState<string>()
  useEffect(() => {
    if (id === undefined) return undefined
    const timer = setTimeout(() => setOverId(id), undoMs)
    return () => clearTimeout(timer)
  }, [id])
  if (id === undefined || overId === id) return null
  // Nothing is corrected here: the form that is, keeps its place when this one goes.
  const { ref: _, ...props } = form.props
  return (
    <form {...props} aria-label={m.undo_offer()} className="mt-3">
      <input type="hidden" name="what" value="undo" />
      {fields.map(([name, value]) => (
        <input key={value} type="hidden" name={name} value={value} />
      ))}
      <Button
        type="submit"
        variant="quiet"
        busy={form.sending?.get('what') === 'undo'}
        aria-keyshortcuts="u"
        className="key-mark"
      >
        {m.undo_offer()}
      </Button>
    </form>
  )
}

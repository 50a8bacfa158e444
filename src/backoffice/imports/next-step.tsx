import { m } from '#paraglide/messages.js'
import type { FormResult } from '#pages/form/form-result.ts'
import { SubmitButton } from '#pages/form/submit-button.tsx'
import { usePageForm, type PageForm } from '#pages/form/use-page-form.ts'
import { countText } from '#pages/money/taka.ts'
import { canBegin, canCheckAgain, canStop } from '#shop/import/jobs/product-import.ts'
import { Field, Select, TextField } from '#ui/field.tsx'
import { ActionNotice } from '../action-notice.tsx'
import { encodingNames } from './import-words.ts'
import type { ShownImport } from './shown-import.ts'

interface NextStepProps {
  shown: ShownImport
  answered: FormResult | undefined
}

type Problem = 'pieces-wrong'

/** What can be done with it now. */
export function NextStep({ shown, answered }: NextStepProps) {
  const { state, checked, totals } = shown
  const form = usePageForm<string, Problem>({
    id: 'import',
    lastResult: answered,
    words: { 'pieces-wrong': m.imports_pieces_wrong },
  })
  const changes = checked ? checked.created + checked.updated + checked.categories : 0
  return (
    <div className="flex flex-col gap-4 empty:hidden">
      {checked && canBegin(state) && (
        <form {...form.props} className="flex flex-wrap items-center gap-3">
          {changes > 0 || totals ? (
            <SubmitButton what="begin" sending={form.sending}>
              {totals ? m.imports_go_on() : m.imports_begin({ n: countText(changes) })}
            </SubmitButton>
          ) : (
            <p>{m.imports_nothing()}</p>
          )}
        </form>
      )}
      {canStop(state) && (
        <form {...form.props}>
          <SubmitButton what="stop" variant="quiet" sending={form.sending}>
            {m.imports_stop()}
          </SubmitButton>
        </form>
      )}
      {canCheckAgain(state) && totals === null && <Reading shown={shown} form={form} />}
      <ActionNotice
        result={form.result}
        words={{ 'one-already': m.imports_one_already, 'not-now': m.imports_not_now }}
      />
    </div>
  )
}

interface ReadingProps {
  shown: ShownImport
  form: PageForm<Problem>
}

/** How the file is to be read, where it does not say so itself. */
function Reading({ shown, form }: ReadingProps) {
  const { state, encoding, likelyEncoding, untrackedStock, fileKind } = shown
  const { defaultValue: typed, ...stock } = form.field('untrackedStock')
  const { defaultValue: _, error: __, ...chosen } = form.field('encoding')
  return (
    <details
      open={state === 'stock-unknown' || likelyEncoding !== null}
      className="rounded-card border border-line bg-surface p-4 md:p-6"
    >
      <summary className="cursor-pointer font-semibold">{m.imports_reading_title()}</summary>
      <form {...form.props} className="mt-4 grid max-w-3xl items-start gap-4 md:grid-cols-2">
        {fileKind === 'csv' && (
          <Field id={chosen.id} label={m.imports_encoding()} hint={m.imports_encoding_hint()}>
            {(control) => (
              <Select
                {...control}
                name={chosen.name}
                defaultValue={encoding ?? likelyEncoding ?? ''}
              >
                {Object.entries(encodingNames).map(([name, say]) => (
                  <option key={name} value={name}>
                    {say()}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        <TextField
          {...stock}
          defaultValue={typed ?? untrackedStock ?? ''}
          label={m.imports_untracked()}
          hint={m.imports_untracked_hint()}
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          optional
        />
        <div className="md:col-span-2">
          <SubmitButton what="check" variant="quiet" sending={form.sending}>
            {m.imports_check_again()}
          </SubmitButton>
        </div>
      </form>
    </details>
  )
}

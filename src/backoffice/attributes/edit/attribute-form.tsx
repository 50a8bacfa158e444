import { useEffect, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { m } from '#paraglide/messages.js'
import type { FormResult } from '#pages/form/form-result.ts'
import { resultOf, usePageForm, type PageForm } from '#pages/form/use-page-form.ts'
import { localPath } from '#pages/shop-link.tsx'
import {
  attributeKinds,
  type Attribute,
  type AttributeKind,
} from '#shop/catalog/attributes/attribute.ts'
import { DashboardCard } from '#storefront/account/layout/dashboard-page.tsx'
import { Field, Select, TextField } from '#ui/field.tsx'
import { ActionNotice } from '../../action-notice.tsx'
import { LeaveGuard } from '../../forms/leave-guard.tsx'
import { SaveBar } from '../../forms/save-bar.tsx'
import { useUnsaved, useWatchedForm } from '../../forms/use-unsaved.ts'
import { attributesPath, attributeTroubles, kindNames } from '../attribute-words.ts'
import type { EditedAttribute } from './edited-attribute.ts'
import type { AttributeProblem } from './attribute-schema.ts'
import { CategoryFields } from './category-fields.tsx'
import { ChoiceRows } from './choice-rows.tsx'
import { shownFor } from '../../forms/shown-for.ts'

interface AttributeFormProps extends EditedAttribute {
  answered: FormResult | undefined
}

const problemWords: Record<AttributeProblem, () => string> = {
  'name-missing': m.attributes_name_missing,
  'too-long': m.banners_too_long,
  'choices-missing': m.attributes_choices_missing,
  'choice-twice': m.attributes_choice_twice,
}

export function AttributeForm({ attribute, products, categories, answered }: AttributeFormProps) {
  const lastResult = resultOf(answered, 'save')
  const form = useAttributeForm(lastResult)
  const { unsaved, tell } = useUnsaved()
  const props = useWatchedForm('save', form, tell)
  const [areRowsChanged, setAreRowsChanged] = useState(false)
  const begin = beginningOf(attribute, lastResult)
  const [kind, setKind] = useState(begin.kind)
  return (
    <form {...props} className="flex flex-col gap-5">
      <LeaveGuard isChanged={(unsaved.size > 0 || areRowsChanged) && !form.isTaken} />
      {attribute && <input type="hidden" name="version" value={attribute.version} />}
      <ActionNotice result={form.result} words={attributeTroubles} />
      <DashboardCard id="attribute-words" title={m.attributes_what()}>
        <div className="grid max-w-3xl items-start gap-5 sm:grid-cols-2">
          <Words attribute={attribute} form={form} kind={kind}>
            <KindField kind={kind} isFixed={products > 0} onChange={setKind} />
            <FilterField isShown={kind !== 'text'} isFilter={begin.isFilter} />
          </Words>
        </div>
        <div className={shownFor(kind === 'choice')}>
          <ChoiceRows
            choices={begin.choices}
            sent={begin.sentChoices}
            errorOf={(index) => form.field(`choices[${index}].name`).error}
            onRows={() => setAreRowsChanged(true)}
          />
        </div>
      </DashboardCard>
      <DashboardCard id="attribute-categories" title={m.attributes_categories()}>
        <CategoryFields categories={categories} chosen={begin.categories} />
      </DashboardCard>
      <SaveBar form={form} name="save" cancelTo={attributesPath} />
    </form>
  )
}

/** As it is stored, or as a browser without scripts sent it where something of it is wrong. */
function beginningOf(
  { kind, isFilter, choices, categories }: Beginning = blank,
  last: FormResult | undefined,
) {
  const sent = last?.error ? last.submission.payload : {}
  return {
    kind: attributeKinds.find((one) => one === sent['kind']) ?? kind,
    isFilter,
    choices,
    sentChoices: sent['choices'],
    categories: sent['categories'] ?? categories.map(({ slug }) => slug),
  }
}

type Beginning = Pick<Attribute, 'kind' | 'isFilter' | 'choices' | 'categories'>

const blank: Beginning = { kind: 'choice', isFilter: true, choices: [], categories: [] }

interface WordsProps {
  attribute: EditedAttribute['attribute']
  form: PageForm<AttributeProblem>
  kind: AttributeKind
  /** Behind the names. */
  children: ReactNode
}

/** What it is called, and the unit of a number, in both languages. */
function Words({ attribute, form, kind, children }: WordsProps) {
  const field = (name: 'name' | 'nameBn' | 'unit' | 'unitBn') => {
    const { defaultValue = attribute?.[name] ?? '', ...rest } = form.field(name)
    return { ...rest, defaultValue, autoComplete: 'off' }
  }
  return (
    <>
      <TextField {...field('name')} label={m.editor_name_en()} lang="en" required />
      <TextField {...field('nameBn')} label={m.editor_name_bn()} lang="bn" optional />
      {children}
      <div className={shownFor(kind === 'number')}>
        <TextField
          {...field('unit')}
          label={m.attributes_unit_en()}
          hint={m.attributes_unit_hint()}
          lang="en"
          optional
        />
      </div>
      <div className={shownFor(kind === 'number')}>
        <TextField {...field('unitBn')} label={m.attributes_unit_bn()} lang="bn" optional />
      </div>
    </>
  )
}

/** Once it is saved, the browser goes on to the list. */
function useAttributeForm(lastResult: FormResult | undefined): PageForm<AttributeProblem> {
  const form = usePageForm<string, AttributeProblem>({
    id: 'attribute',
    lastResult,
    words: problemWords,
    check: async () => {
      const load = [import('#pages/form/check-by.ts'), import('./attribute-schema.ts')] as const
      const [{ checkBy }, { attributeFormSchema }] = await Promise.all(load)
      return checkBy(attributeFormSchema)
    },
  })
  const navigate = useNavigate()
  useEffect(() => {
    if (form.isTaken) void navigate(localPath(`${attributesPath}?done=saved`))
  }, [form.isTaken, navigate])
  return form
}

interface KindFieldProps {
  kind: AttributeKind
  /** Products have values of it. */
  isFixed: boolean
  onChange: (kind: AttributeKind) => void
}

function KindField({ kind, isFixed, onChange }: KindFieldProps) {
  const kinds = isFixed ? [kind] : attributeKinds
  return (
    <Field label={m.attributes_kind()} hint={isFixed && m.attributes_kind_is_fixed()}>
      {(control) => (
        <Select
          {...control}
          name="kind"
          defaultValue={kind}
          onChange={({ target }) => onChange(kinds.find((one) => one === target.value) ?? kind)}
        >
          {kinds.map((one) => (
            <option key={one} value={one}>
              {kindNames[one]()}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

const FilterField = ({ isShown, isFilter }: { isShown: boolean; isFilter: boolean }) => (
  <label
    className={`flex min-h-11 cursor-pointer items-center gap-3 self-end ${shownFor(isShown)}`}
  >
    <input
      type="checkbox"
      name="isFilter"
      defaultChecked={isFilter}
      className="size-5 shrink-0 accent-brand"
    />
    {m.attributes_is_filter()}
  </label>
)

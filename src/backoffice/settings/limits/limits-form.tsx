import type { ComponentProps, ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { takaFromPaisa } from '#platform/money.ts'
import type { FormResult } from '#pages/form/form-result.ts'
import { resultOf, usePageForm } from '#pages/form/use-page-form.ts'
import { countText, paisaText } from '#pages/money/taka.ts'
import { firstSettings } from '#shop/settings/settings.ts'
import { TextField } from '#ui/field.tsx'
import { limitNames } from './limit-names.ts'
import { limitFieldsOf, type LimitField, type LimitSettings } from './limits-fields.ts'
import { problemWords, SettingCard, type Unsaved } from '../setting-card.tsx'
import type { SettingProblem } from '../fields/setting-problem.ts'

interface LimitsFormProps {
  settings: LimitSettings & { version: number }
  answered: FormResult | undefined
  unsaved: Unsaved
}

type FieldFor = (name: LimitField) => Omit<ComponentProps<typeof TextField>, 'label'>

/** How much may be ordered before somebody confirms it, and when the shop cancels what nobody does (D28). */
export function LimitsForm({ settings, answered, unsaved }: LimitsFormProps) {
  const form = usePageForm<LimitField, SettingProblem>({
    id: 'limits',
    lastResult: resultOf(answered, 'limits'),
    check: async () => {
      const load = [import('#pages/form/check-by.ts'), import('./limits-fields.ts')] as const
      const [{ checkBy }, { limitsFormSchema }] = await Promise.all(load)
      return checkBy(limitsFormSchema)
    },
    words: problemWords,
  })
  const stored = limitFieldsOf(settings)
  const field: FieldFor = (name) => {
    const { defaultValue = typedFrom(name, stored[name]), ...rest } = form.field(name)
    return {
      ...rest,
      defaultValue,
      inputMode: 'decimal',
      placeholder: m.settings_no_limit(),
      hint: m.settings_first_value({ n: wordFor(name, firstFields[name]) }),
    }
  }
  return (
    <SettingCard
      name="limits"
      title={m.settings_limits()}
      intro={m.settings_limits_intro()}
      form={form}
      unsaved={unsaved}
    >
      <input type="hidden" name="version" value={settings.version} />
      <Group title={m.settings_one_phone()} text={m.settings_one_phone_text()}>
        <HoldingFields of="phone" field={field}>
          <TextField {...field('phoneOrdersPerDay')} label={limitNames.ordersPerDay()} />
        </HoldingFields>
      </Group>
      <Group title={m.settings_one_client()} text={m.settings_one_client_text()}>
        <HoldingFields of="client" field={field} />
      </Group>
      <Group title={m.settings_few()} text={m.settings_few_text()}>
        <TextField {...field('fewOfProduct')} label={limitNames.fewOfProduct()} required />
        <TextField {...field('few')} label={limitNames.few()} required />
      </Group>
      <Group title={m.settings_cancel_pending()} text={m.settings_cancel_pending_text()}>
        <TextField
          {...field('cancelPendingAfterHours')}
          label={m.settings_cancel_hours()}
          placeholder={m.settings_never()}
        />
      </Group>
    </SettingCard>
  )
}

const firstFields = limitFieldsOf(firstSettings)

const isMoney = (name: LimitField) => name.endsWith('InPaisa')

function typedFrom(name: LimitField, stored: number | null): string {
  if (stored === null) return ''
  const digits = new Intl.NumberFormat(getLocale(), { useGrouping: false })
  return digits.format(isMoney(name) ? takaFromPaisa(stored) : stored)
}

function wordFor(name: LimitField, first: number | null): string {
  if (first === null) return m.settings_never()
  return isMoney(name) ? paisaText(first) : countText(first)
}

interface GroupProps {
  title: string
  text: string
  children: ReactNode
}

function Group({ title, text, children }: GroupProps) {
  return (
    <fieldset className="border-t border-line pt-4">
      <legend className="float-left w-full font-semibold">{title}</legend>
      <p className="clear-both mb-3 text-sm text-ink-soft">{text}</p>
      <div className="grid grid-cols-2 items-end gap-x-4 gap-y-4 lg:grid-cols-4">{children}</div>
    </fieldset>
  )
}

interface HoldingFieldsProps {
  of: 'phone' | 'client'
  field: FieldFor
  children?: ReactNode
}

function HoldingFields({ of, field, children }: HoldingFieldsProps) {
  return (
    <>
      <TextField {...field(`${of}Orders`)} label={limitNames.orders()} />
      {children}
      <TextField {...field(`${of}Pieces`)} label={limitNames.pieces()} />
      <TextField {...field(`${of}PiecesOfProduct`)} label={limitNames.piecesOfProduct()} />
      <TextField {...field(`${of}ValueInPaisa`)} label={limitNames.valueInPaisa()} />
      <TextField {...field(`${of}PercentOfStock`)} label={limitNames.percentOfStock()} />
      <TextField {...field(`${of}PercentOfShop`)} label={limitNames.percentOfShop()} />
    </>
  )
}

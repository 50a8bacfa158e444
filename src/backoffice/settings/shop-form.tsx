import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { formatPhone } from '#platform/phone.ts'
import type { FormResult } from '#pages/form/form-result.ts'
import { resultOf, usePageForm } from '#pages/form/use-page-form.ts'
import type { Settings } from '#shop/settings/settings.ts'
import { Field, Select, TextField } from '#ui/field.tsx'
import { problemWords, SettingCard, type Unsaved } from './setting-card.tsx'
import type { SettingProblem, ShopField } from './settings-forms.ts'

interface ShopFormProps {
  shop: Pick<Settings, 'shopName' | 'headerPhone' | 'infoEmail' | 'newOrderMail'> & {
    version: number
  }
  answered: FormResult | undefined
  unsaved: Unsaved
}

/** What the shop is called, and how one reaches it. */
export function ShopForm({ shop, answered, unsaved }: ShopFormProps) {
  const form = usePageForm<ShopField, SettingProblem>({
    id: 'shop',
    lastResult: resultOf(answered, 'shop'),
    check: async () => {
      const load = [import('#pages/form/check-by.ts'), import('./settings-forms.ts')] as const
      const [{ checkBy }, { shopFormSchema }] = await Promise.all(load)
      return checkBy(shopFormSchema)
    },
    words: problemWords,
  })
  const stored = storedFields(shop)
  const field = (name: ShopField) => {
    const { defaultValue = stored[name], ...rest } = form.field(name)
    return { ...rest, defaultValue }
  }
  return (
    <SettingCard
      name="shop"
      title={m.settings_shop()}
      intro={m.settings_shop_intro()}
      form={form}
      unsaved={unsaved}
    >
      <input type="hidden" name="version" value={shop.version} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('nameEn')} label={m.settings_name_en()} lang="en" required />
        <TextField {...field('nameBn')} label={m.settings_name_bn()} lang="bn" required />
        <TextField
          {...field('phone')}
          label={m.settings_phone()}
          hint={m.settings_phone_hint()}
          type="tel"
          inputMode="tel"
          optional
        />
        <TextField
          {...field('email')}
          label={m.settings_email()}
          hint={m.settings_email_hint()}
          type="email"
          optional
        />
        <TextField
          {...field('orderMail')}
          label={m.settings_order_mail()}
          hint={m.settings_order_mail_hint()}
          type="email"
          optional
        />
        <LanguageField {...field('orderMailLanguage')} />
      </div>
    </SettingCard>
  )
}

const storedFields = (shop: ShopFormProps['shop']): Record<ShopField, string> => ({
  nameEn: shop.shopName.en,
  nameBn: shop.shopName.bn,
  phone: shop.headerPhone && formatPhone(shop.headerPhone, getLocale()),
  email: shop.infoEmail,
  orderMail: shop.newOrderMail.to,
  orderMailLanguage: shop.newOrderMail.language,
})

function LanguageField({
  id,
  name,
  defaultValue,
}: {
  id: string
  name: string
  defaultValue: string
}) {
  return (
    <Field id={id} label={m.settings_order_mail_language()}>
      {(control) => (
        <Select {...control} name={name} defaultValue={defaultValue}>
          <option value="bn" lang="bn">
            {m.profile_language_bangla()}
          </option>
          <option value="en" lang="en">
            {m.profile_language_english()}
          </option>
        </Select>
      )}
    </Field>
  )
}

import { m } from '#paraglide/messages.js'
import type { PageForm } from '#pages/form/use-page-form.ts'
import { bannerPlacements } from '#shop/banners/banner.ts'
import { Field, Select, TextField } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { SaveBar } from '../../forms/save-bar.tsx'
import { placementNames } from '../banner-words.ts'
import type { BannerProblem } from './banner-schema.ts'
import { storedFields, type EditedBanner } from './stored-fields.ts'

interface BannerFieldsProps {
  banner: EditedBanner | undefined
  form: PageForm<BannerProblem>
  /** Of the stored banner, those that lead nowhere. */
  deadLinks: readonly string[]
}

/** Words and links of both languages beside each other, then where and when it is shown. */
export function BannerFields({ banner, form, deadLinks }: BannerFieldsProps) {
  const stored = storedFields(banner)
  const field = (name: keyof typeof stored) => {
    const { defaultValue = stored[name], ...rest } = form.field(name)
    return { ...rest, defaultValue }
  }
  const isDead = (link: string) => link !== '' && deadLinks.includes(link)
  return (
    <>
      <div className="grid max-w-3xl gap-5 sm:grid-cols-2">
        <TextField {...field('title')} label={m.banners_title_en()} lang="en" required />
        <TextField {...field('titleBn')} label={m.banners_title_bn()} lang="bn" optional />
        <div className="flex flex-col gap-1.5">
          <TextField
            {...field('link')}
            label={m.banners_link()}
            hint={m.banners_link_hint()}
            inputMode="url"
            autoComplete="off"
            required
          />
          {isDead(stored.link) && <DeadLink link={stored.link} />}
        </div>
        <div className="flex flex-col gap-1.5">
          <TextField
            {...field('linkBn')}
            label={m.banners_link_bn()}
            hint={m.banners_link_bn_hint()}
            inputMode="url"
            autoComplete="off"
            optional
          />
          {isDead(stored.linkBn) && <DeadLink link={stored.linkBn} />}
        </div>
        <TextField
          {...field('alt')}
          label={m.banners_alt_en()}
          hint={m.banners_alt_hint()}
          lang="en"
          optional
        />
        <TextField {...field('altBn')} label={m.banners_alt_bn()} lang="bn" optional />
        <WhenFields field={field} isActive={banner ? banner.status === 'Active' : true} />
      </div>
      <SaveBar form={form} name="save" cancelTo="/dashboard/banners" className="md:-mx-6 md:px-6" />
    </>
  )
}

interface WhenFieldsProps {
  field: (name: 'placement' | 'startsAt' | 'endsAt') => FieldProps
  isActive: boolean
}

type FieldProps = Omit<ReturnType<PageForm<BannerProblem>['field']>, 'defaultValue'> & {
  defaultValue: string
}

function WhenFields({ field, isActive }: WhenFieldsProps) {
  const placement = field('placement')
  return (
    <>
      <Field id={placement.id} label={m.banners_placement()}>
        {(control) => (
          <Select {...control} name="placement" defaultValue={placement.defaultValue}>
            {bannerPlacements.map((one) => (
              <option key={one} value={one}>
                {placementNames[one]()}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 self-end">
        <input
          type="checkbox"
          name="active"
          defaultChecked={isActive}
          className="size-5 accent-brand"
        />
        {m.banners_is_active()}
      </label>
      <TextField
        {...field('startsAt')}
        type="datetime-local"
        label={m.banners_starts()}
        hint={m.banners_starts_hint()}
        optional
      />
      <TextField
        {...field('endsAt')}
        type="datetime-local"
        label={m.banners_ends()}
        hint={m.banners_ends_hint()}
        optional
      />
    </>
  )
}

function DeadLink({ link }: { link: string }) {
  return (
    <p className="flex items-start gap-1.5 text-sm font-medium break-all text-cut">
      <Icon name="alert" className="mt-0.5 size-4 shrink-0" />
      {m.banners_dead_link({ link })}
    </p>
  )
}

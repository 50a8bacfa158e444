import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import type { FormResult } from '#pages/form/form-result.ts'
import {
  usePendingUploads,
  useSaveAfterUploads,
  type PendingUploads,
} from '#pages/form/upload/pending-uploads.ts'
import { resultOf, usePageForm } from '#pages/form/use-page-form.ts'
import type { Picture } from '#shop/pictures/picture.ts'
import type { Settings } from '#shop/settings/settings.ts'
import { DashboardCard } from '#storefront/account/layout/dashboard-page.tsx'
import { PictureField } from '../../pictures/picture-field.tsx'
import { fieldWords } from '../fields/field-words.ts'
import type { SettingProblem } from '../fields/setting-problem.ts'
import { problemWords, SettingForm, type Unsaved } from '../setting-card.tsx'
import type { EditedPictures, ShopPictures } from './load-shop-pictures.ts'
import { LookPreview } from './look-preview.tsx'
import { lookSlots, type LookSlot } from './look-slots.ts'
import { pictureHint } from './picture-hint.ts'
import { UndoButton } from './undo-button.tsx'

interface PicturesFormProps {
  look: EditedPictures | undefined
  shopName: Settings['shopName']
  version: number
  answered: FormResult | undefined
  unsaved: Unsaved
}

const nothing: ShopPictures = { logo: null, icon: null }

/** Logo and icon: sent at once, looked at, then saved together. */
export function PicturesForm({ look, shopName, version, answered, unsaved }: PicturesFormProps) {
  const stored = look?.stored ?? nothing
  const [chosen, setChosen] = useState<ShopPictures>({ ...stored, ...look?.sent })
  const [before, setBefore] = useState<ShopPictures>()
  const { form, uploads } = usePicturesForm(answered)
  const isChanged = uploads.pending.size > 0 || isOther(chosen, stored)
  const { tell } = unsaved
  useEffect(() => tell('pictures', isChanged), [tell, isChanged])
  const choose = (slot: LookSlot) => (picture: Picture | null) =>
    setChosen((others) => ({ ...others, [slot]: picture }))
  const takeBack = () => {
    if (!before) return
    flushSync(() => setChosen(before))
    const element = form.props.ref.current
    element?.requestSubmit(element.querySelector<HTMLButtonElement>('button[name=what]'))
  }
  const props = {
    ...form.props,
    onSubmit: (event: Parameters<typeof form.props.onSubmit>[0]) => {
      setBefore(stored)
      form.props.onSubmit(event)
    },
  }
  return (
    <DashboardCard id="settings-pictures" title={m.settings_pictures()}>
      <div className="grid items-start gap-6 md:grid-cols-2">
        {lookSlots.map((slot) => (
          <SlotField
            key={slot}
            slot={slot}
            picture={chosen[slot]}
            stored={stored[slot]}
            answered={resultOf(answered, 'picture')}
            uploads={uploads}
            onChange={choose(slot)}
          />
        ))}
      </div>
      <LookPreview pictures={chosen} shopName={shopName[getLocale()]} />
      <SettingForm
        name="pictures"
        form={{ ...form, props }}
        unsaved={unsaved}
        labelled={{ 'aria-labelledby': 'settings-pictures' }}
        words={{ 'unknown-picture': m.settings_picture_gone }}
        done={
          <>
            {m.settings_saved()} {before && <UndoButton onPress={takeBack} />}
          </>
        }
      >
        <input type="hidden" name="version" value={version} />
        {lookSlots.map((slot) => (
          <input key={slot} type="hidden" name={slot} value={hashOf(chosen[slot])} />
        ))}
      </SettingForm>
    </DashboardCard>
  )
}

const hashOf = (picture: Picture | null) => picture?.hash ?? ''

const isOther = (chosen: ShopPictures, stored: ShopPictures): boolean =>
  lookSlots.some((slot) => hashOf(chosen[slot]) !== hashOf(stored[slot]))

function usePicturesForm(answered: FormResult | undefined) {
  const uploads = usePendingUploads()
  const form = usePageForm<LookSlot, SettingProblem>({
    id: 'pictures',
    lastResult: resultOf(answered, 'pictures'),
    words: problemWords,
  })
  return { form: useSaveAfterUploads(form, uploads), uploads }
}

interface SlotFieldProps {
  slot: LookSlot
  picture: Picture | null
  stored: Picture | null
  answered: FormResult | undefined
  uploads: PendingUploads
  onChange: (picture: Picture | null) => void
}

/** The search over all settings leads to `pictures-logo`. */
function SlotField({ slot, picture, stored, answered, uploads, onChange }: SlotFieldProps) {
  const { label, hint } = fieldWords[slot]
  const isTakenAway = picture === null && stored !== null
  return (
    <div id={`pictures-${slot}`} tabIndex={-1} className="min-w-0 scroll-mt-6 outline-none">
      <PictureField
        slot={slot}
        label={label()}
        hint={hint()}
        optional
        picture={picture}
        answered={answered}
        error={undefined}
        onSent={onChange}
        uploads={uploads}
        remove={{ text: m.settings_picture_remove(), onPress: () => onChange(null) }}
      >
        <output className="text-sm text-ink-soft empty:hidden">
          {isTakenAway && (
            <>
              {m.settings_picture_removed()} <UndoButton onPress={() => onChange(stored)} />
            </>
          )}
          {picture && pictureHint(slot, picture)}
        </output>
      </PictureField>
    </div>
  )
}

import { z } from 'zod'
import { accountContext } from '#pages/account-context.ts'
import { formAction } from '#pages/form/form-action.ts'
import type { FormResult } from '#pages/form/form-result.ts'
import { loadPictures } from '#shop/pictures/load-pictures.ts'
import { mostPictureBytes, type Picture } from '#shop/pictures/picture.ts'
import { uploadPicture } from '#shop/pictures/upload-picture.ts'
import type { Shop } from '#shop/shop.ts'

interface Sent {
  slot: string
  picture: Picture
}

export type SentPicture = FormResult & { answer?: Partial<Sent> }

/** What was chosen before stays in the URL, for browsers without scripts. */
function withPicture({ url }: Request, slot: string, hash: string): string {
  const { pathname, searchParams } = new URL(url)
  searchParams.set(slot, hash)
  return `${pathname.replace(/\.data$/, '')}?${searchParams}`
}

/** Of a page whose form names pictures, each in a slot: takes one of them, and keeps it before the form is saved. */
export function takingPicture<const Slots extends readonly [string, ...string[]]>(slots: Slots) {
  const schema = z.object({
    slot: z.enum(slots),
    // Without a choice browsers send an empty file.
    file: z.file('nothing-chosen').min(1, 'nothing-chosen').max(mostPictureBytes, 'too-large'),
  })
  return formAction<typeof schema, Partial<Sent>>({
    schema,
    file: { field: 'file', mostBytes: mostPictureBytes },
    run: async ({ slot, file }, { shop, context, request }) => {
      const sent = await uploadPicture(shop, context.get(accountContext), file)
      if (sent.outcome !== 'saved') return { outcome: 'refused', fields: { file: sent.outcome } }
      const { picture } = sent
      return {
        outcome: 'done',
        goTo: withPicture(request, slot, picture.hash),
        answer: { slot, picture },
      }
    },
  })
}

/** Those that a browser without scripts has sent, by slot: they stand in the address. */
export async function loadSentPictures<Slot extends string>(
  shop: Shop,
  query: URLSearchParams,
  slots: readonly Slot[],
): Promise<Partial<Record<Slot, Picture>>> {
  const named = slots.map((slot) => [slot, query.get(slot) ?? ''] as const)
  const hashes = named.map(([, hash]) => hash).filter(Boolean)
  const pictures = await loadPictures(shop.database, hashes)
  const sent: Partial<Record<Slot, Picture>> = {}
  for (const [slot, hash] of named) {
    const picture = pictures.get(hash)
    if (picture) sent[slot] = picture
  }
  return sent
}

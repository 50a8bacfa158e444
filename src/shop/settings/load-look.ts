import type { Database } from '#platform/database/database.ts'
import { loadPictures } from '../pictures/load-pictures.ts'
import type { Picture } from '../pictures/picture.ts'
import type { Settings } from './settings.ts'

/** The pictures that stand for the shop; what the merchant gave none of is left out. */
export interface Look {
  logo?: Picture
  icon?: Picture
}

/** No query where the merchant gave neither. */
export async function loadLook(
  database: Database,
  { logo, icon }: Pick<Settings, 'logo' | 'icon'>,
): Promise<Look> {
  const pictures = await loadPictures(database, [logo, icon].filter(Boolean))
  const [ofLogo, ofIcon] = [pictures.get(logo), pictures.get(icon)]
  return { ...(ofLogo && { logo: ofLogo }), ...(ofIcon && { icon: ofIcon }) }
}

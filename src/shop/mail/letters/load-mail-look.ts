import { pictureUrl } from '../../pictures/picture.ts'
import { loadLook } from '../../settings/load-look.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import type { Shop } from '../../shop.ts'
import type { MailLook } from '../compose-mail.ts'

const height = 40
/** The longest that fits beside the edge of a mail on a phone. */
const mostWidth = 240

/** What the mails of the shop look like. */
export async function loadMailLook(
  shop: Pick<Shop, 'database' | 'environment'>,
): Promise<MailLook> {
  const settings = await loadSettings(shop)
  const { logo } = await loadLook(shop.database, settings)
  if (!logo) return settings
  const scale = Math.min(height / logo.height, mostWidth / logo.width)
  return {
    ...settings,
    logoOfMail: {
      // Some mail programs know no other format.
      address: shop.environment.shopUrl + pictureUrl(logo.hash, 480, 'jpg'),
      width: Math.round(logo.width * scale),
      height: Math.round(logo.height * scale),
    },
  }
}

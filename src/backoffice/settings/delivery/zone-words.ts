import { m } from '#paraglide/messages.js'

/** Why nothing of a zone was changed, and what to do. */
export const zoneTroubleWords = {
  'changed-meanwhile': m.settings_changed_meanwhile,
  'unknown-zone': m.settings_zone_gone,
  'name-missing': m.settings_missing,
  'name-taken': m.settings_zone_name_taken,
  'too-many-zones': m.settings_zone_too_many,
  'no-place': m.settings_zone_no_place,
  'unknown-place': m.settings_zone_no_place,
  'last-zone': m.settings_zone_last,
  'has-places': m.settings_zone_has_places,
}

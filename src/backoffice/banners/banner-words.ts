import { m } from '#paraglide/messages.js'
import type { BannerPlacement, BannerState } from '#shop/banners/banner.ts'
import type { BadgeKind } from '#ui/badge.tsx'

export const placementNames: Record<BannerPlacement, () => string> = {
  slider: m.banners_slider,
  'new-offer': m.banners_offer,
}

export const stateNames: Record<BannerState, () => string> = {
  active: m.banners_active,
  waiting: m.banners_waiting,
  ended: m.banners_ended,
  inactive: m.banners_inactive,
}

export const stateBadges: Record<BannerState, BadgeKind> = {
  active: 'brand',
  waiting: 'deal-wash',
  ended: 'quiet',
  inactive: 'quiet',
}

export const bannerTroubles: Partial<Record<string, () => string>> = {
  'changed-meanwhile': m.banners_changed_meanwhile,
  'unknown-banner': m.banners_gone,
  'unknown-picture': m.picture_gone,
}

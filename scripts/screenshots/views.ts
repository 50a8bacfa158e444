import { accountViews } from './account-views.ts'
import { shopViews } from './shop-views.ts'
import { staffViews } from './staff-views.ts'
import type { View } from './view.ts'

export const views: Record<string, View> = { ...shopViews, ...accountViews, ...staffViews }

/** Pictures that stand for the shop; settings of these names. */
export const lookSlots = ['logo', 'icon'] as const

export type LookSlot = (typeof lookSlots)[number]

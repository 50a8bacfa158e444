/** The pictures of a banner: for wide screens, and for phones. */
export const pictureSlots = ['picture', 'narrowPicture'] as const
export type PictureSlot = (typeof pictureSlots)[number]

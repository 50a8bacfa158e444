export interface ShownPhoto {
  /** Of ours only (shop/identity/photos/show-photo.ts). */
  url: string | null
  initials: string
}

const looks = {
  tiny: { side: 36, className: 'size-9 text-sm' },
  small: { side: 48, className: 'size-12' },
  large: { side: 96, className: 'size-24 text-3xl' },
}

/** A face or two letters in a circle, beside a name that says whose it is. */
export function PersonPhoto({ photo, size }: { photo: ShownPhoto; size: keyof typeof looks }) {
  const { side, className } = looks[size]
  return (
    <span
      className={`grid shrink-0 place-items-center overflow-hidden rounded-full bg-brand-wash font-semibold text-brand ${className}`}
    >
      {photo.url ? (
        <img src={photo.url} alt="" width={side} height={side} className="size-full" />
      ) : (
        <span aria-hidden>{photo.initials}</span>
      )}
    </span>
  )
}

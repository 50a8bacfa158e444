import { pictureUrl, pictureWidths } from '#shop/pictures/picture.ts'
import type { SharedPicture } from '../head/shared-picture.ts'
import type { Shell } from '../layout/shell.ts'

/** The merchant's logo; else the shop's name beside its icon, or beside the canopy of a market stall. */
export function Logo({
  of: { shopName, logo, icon },
}: {
  of: Pick<Shell, 'shopName' | 'logo' | 'icon'>
}) {
  if (logo) return <OwnLogo logo={logo} name={shopName} />
  return (
    <span className="flex items-center gap-2.5">
      {icon ? <OwnIcon icon={icon} /> : <Canopy />}
      <span className="text-2xl leading-none font-bold text-ink">{shopName}</span>
    </span>
  )
}

const height = 40

/** In one size everywhere, also on paper. */
export function OwnLogo({ logo, name }: { logo: SharedPicture; name: string }) {
  const width = Math.round((height * logo.width) / logo.height)
  const [normal, fine] = [width, 2 * width].map((pixels) => sourceOf(logo, pixels))
  return (
    <img
      src={normal}
      srcSet={`${normal} 1x, ${fine} 2x`}
      alt={name}
      width={width}
      height={height}
      className="h-10 w-auto max-w-36 object-contain object-left md:max-w-60"
    />
  )
}

const sourceOf = ({ hash }: SharedPicture, pixels: number) =>
  pictureUrl(hash, pictureWidths.find((width) => width >= pixels) ?? 960, 'webp')

const OwnIcon = ({ icon: { hash } }: { icon: SharedPicture }) => (
  <img
    src={pictureUrl(hash, 96, 'webp')}
    alt=""
    width={height}
    height={height}
    className="size-10 shrink-0 rounded-control object-contain"
  />
)

const Canopy = () => (
  <svg viewBox="0 0 40 40" className="size-10 shrink-0" aria-hidden>
    <rect width="40" height="40" rx="10" className="fill-brand" />
    <path
      d="M11.5 20v9.5h17V20"
      className="fill-none stroke-on-brand"
      strokeWidth="2.5"
      strokeLinejoin="round"
    />
    <path d="M11 9.5h18l3.5 8H7.5Z" className="fill-on-brand" />
    <path
      d="M7.5 17.5a4.17 4.17 0 0 0 8.33 0ZM24.17 17.5a4.17 4.17 0 0 0 8.33 0Z"
      className="fill-on-brand"
    />
    <path d="M15.83 9.5h8.34v8a4.17 4.17 0 0 1-8.34 0Z" className="fill-deal" />
  </svg>
)

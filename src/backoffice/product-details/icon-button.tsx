import { Icon, type IconName } from '#ui/icon.tsx'

interface IconButtonProps {
  icon: IconName
  label: string
  isOff: boolean
  onClick: () => void
  className?: string
}

/** A small button whose words are for screen readers and as a hint. */
export const IconButton = ({ icon, label, isOff, onClick, className = '' }: IconButtonProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    disabled={isOff}
    onClick={onClick}
    className={`grid size-11 place-items-center rounded-control text-ink-soft hover:bg-brand-wash hover:text-brand disabled:text-ink-faint disabled:opacity-40 disabled:hover:bg-transparent ${className}`}
  >
    <Icon name={icon} />
  </button>
)

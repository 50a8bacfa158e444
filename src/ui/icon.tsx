/** One hand: 24 by 24, one stroke, round ends. Words stand beside an icon or in its control's label, never in the icon. */
const drawings = {
  alert: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 7.5V13M12 16.3v.1',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  cash: 'M3.5 6.5h17a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-17a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1ZM12 9.4a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2ZM6 10v4M18 10v4',
  chat: 'M5 4.5h14a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5h-6.5L8 20.5v-4H5A1.5 1.5 0 0 1 3.5 15V6A1.5 1.5 0 0 1 5 4.5ZM8 9h8M8 12.3h5',
  'chevron-down': 'm6 9 6 6 6-6',
  'chevron-left': 'm15 6-6 6 6 6',
  'chevron-right': 'm9 6 6 6-6 6',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 7v5l3.5 2',
  close: 'M6 6l12 12M18 6 6 18',
  compare: 'M8 4 4 8l4 4M4 8h13M16 12l4 4-4 4M20 16H7',
  cart: 'M2.5 4H5l2.3 11a1.6 1.6 0 0 0 1.6 1.3h8a1.6 1.6 0 0 0 1.6-1.3L20.5 7.5H5.8M9.3 20.2v.1M17 20.2v.1',
  external: 'M14 4h6v6M20 4l-9 9M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5',
  facebook:
    'M14 9V7.2c0-.8.4-1.2 1.3-1.2H17V3h-2.5c-2.5 0-3.8 1.6-3.8 3.8V9H8.5v3h2.2v9H14v-9h2.4l.6-3Z',
  filter: 'M4 6.5h16M7 12h10M10 17.5h4',
  globe:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3c5 5.5 5 12.5 0 18M12 3c-5 5.5-5 12.5 0 18',
  heart:
    'M12 20c-4.2-3-8.3-6-8.8-10.2C2.8 6.7 4.8 4.5 7.4 4.5c1.9 0 3.5 1 4.6 2.8 1.1-1.8 2.7-2.8 4.6-2.8 2.6 0 4.6 2.2 4.2 5.3C20.3 14 16.2 17 12 20Z',
  home: 'M4 11.2 12 4l8 7.2V19a1 1 0 0 1-1 1h-4.5v-5.5h-5V20H5a1 1 0 0 1-1-1Z',
  mail: 'M4.5 5.5h15a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1ZM4 7l8 6 8-6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M6 12h12',
  package: 'm12 3 8 4.4v9.2L12 21l-8-4.4V7.4ZM4.2 7.5 12 12l7.8-4.5M12 12v8.8',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  phone:
    'M8.7 4H5.2A1.7 1.7 0 0 0 3.5 5.9C4.2 13.9 10.1 19.8 18.1 20.5a1.7 1.7 0 0 0 1.9-1.7v-3.5l-4.3-1.5-1.7 2.1A12 12 0 0 1 8.1 10l2.1-1.7Z',
  pin: 'M12 21c-4-4.5-7-8-7-11.5a7 7 0 0 1 14 0C19 13 16 16.5 12 21ZM12 7a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  pinterest:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM10 20l2.3-9.5M8.8 12.6c-1-3 .9-5.3 3.5-5.3 2.2 0 3.7 1.5 3.7 3.6 0 2.6-1.5 4.3-3.2 4.3-1 0-1.7-.6-1.9-1.3',
  play: 'M8 5.5v13l10.5-6.5Z',
  plus: 'M6 12h12M12 6v12',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM20.5 20.5 16 16',
  shield:
    'm12 3 7.5 2.8v5.4c0 4.6-3 7.9-7.5 9.8-4.5-1.9-7.5-5.2-7.5-9.8V5.8ZM8.7 12l2.4 2.4 4.4-4.6',
  shop: 'M4.5 11.5V20h15v-8.5M3 8.5 4.7 4h14.6L21 8.5a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0ZM9.8 20v-5h4.4v5',
  trash:
    'M4 6.5h16M9.5 6.5V4h5v2.5M6.3 6.5l.9 13a.6.6 0 0 0 .6.5h8.4a.6.6 0 0 0 .6-.5l.9-13M10 10.5V16M14 10.5V16',
  truck:
    'M6 17H3.5a1 1 0 0 1-1-1V6.5a1 1 0 0 1 1-1H14V17h-4M14 9.5h3.8l3.7 4V17H20M8 15.2a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8ZM18 15.2a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8ZM14 17h2.1',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20.5c.7-3.7 3.8-5.7 7.5-5.7s6.8 2 7.5 5.7',
  whatsapp:
    'M3.5 20.5l1.3-4.3A8.5 8.5 0 1 1 8 19.3ZM9.2 7.8c-.6.3-1 1-.9 1.8.4 3 3 5.7 6.2 6.2.9.1 1.6-.3 1.9-1l.2-.9-2.2-1.1-1 1c-1.3-.6-2.3-1.6-2.9-2.9l1-1L10.3 7.7Z',
  youtube:
    'M5.5 5.5h13a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3h-13a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3ZM10.2 9l5 3-5 3Z',
  zoom: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM20.5 20.5 16 16M11 8v6M8 11h6',
} as const

export type IconName = keyof typeof drawings

export function Icon({
  name,
  className = '',
  filled = false,
}: {
  name: IconName
  className?: string
  filled?: boolean
}) {
  return (
    <svg
      className={`icon ${className}`}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={drawings[name]} />
    </svg>
  )
}

/** As the icons of all pages (src/ui/icon.tsx), which shoppers load as well: these come with the editor alone. */
const drawings = {
  bold: 'M7 5h6a3.5 3.5 0 0 1 0 7H7ZM7 12h7a3.5 3.5 0 0 1 0 7H7Z',
  italic: 'M10 5h7M7 19h7M14 5l-4 14',
  heading: 'M4 5v14M12 5v14M4 12h8M16 13a2.3 2.3 0 0 1 4.5.8c0 1.8-3 2.7-4.5 5.2h4.5',
  subheading: 'M4 7v10M10.5 7v10M4 12h6.5M15 12.5h4.5l-2.5 2.8a2.2 2.2 0 1 1-2 3',
  bullets: 'M9.5 6.5H20M9.5 12H20M9.5 17.5H20M4.8 6.5v.1M4.8 12v.1M4.8 17.5v.1',
  numbers:
    'M10 6.5h10M10 12h10M10 17.5h10M4 4.5l1.3-.7v5M3.8 14.5a1.4 1.4 0 0 1 2.7.5c0 1.4-2 2-2.7 4h2.8',
  quote: 'M10 7c-3.5 1-5 3-5 6v4h5v-5H7.2M20 7c-3.5 1-5 3-5 6v4h5v-5h-2.8',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.5 1.5M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.5-1.5',
  table: 'M4 5h16v14H4ZM4 10h16M4 14.5h16M12 5v14',
  undo: 'M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-4',
  redo: 'm16 5 4 4-4 4M20 9H10a5.5 5.5 0 0 0 0 11h4',
  code: 'm8.5 7-5 5 5 5M15.5 7l5 5-5 5M13.5 5l-3 14',
  'row-add': 'M4 4.5h16v6H4ZM12 14v7M8.5 17.5h7',
  'row-delete': 'M4 4.5h16v6H4ZM8.5 17.5h7',
  'column-add': 'M4 4h6v16H4ZM17.5 8.5v7M14 12h7',
  'column-delete': 'M4 4h6v16H4ZM14 12h7',
  'table-delete': 'M4 5h16v14H4ZM9 9l6 6M15 9l-6 6',
} as const

export type ToolIconName = keyof typeof drawings

export const ToolIcon = ({ name }: { name: ToolIconName }) => (
  <svg
    className="size-5"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={drawings[name]} />
  </svg>
)

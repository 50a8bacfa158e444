import { m } from '#paraglide/messages.js'
import { exportFormats } from '#shop/exports/export-format.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { ListTool } from '../lists/toolbar/list-tool.tsx'

interface FileToolProps {
  /** Of the API, without the format. */
  href: string
  hint: string
}

/** A report to take along: as a file, or on paper. There are no people in it. */
export const FileTool = ({ href, hint }: FileToolProps) => (
  <ListTool text={m.export_title()}>
    <div className="flex flex-wrap gap-2">
      {exportFormats.map((format) => (
        <a key={format} href={`${href}&format=${format}`} download className={buttonClass('quiet')}>
          {format.toUpperCase()}
        </a>
      ))}
      <Button variant="quiet" className="noscript:hidden" onClick={() => window.print()}>
        <Icon name="print" />
        {m.sales_print()}
      </Button>
    </div>
    <p className="mt-3 text-sm text-ink-soft">{hint}</p>
  </ListTool>
)

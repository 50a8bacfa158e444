import type { Language } from '#platform/language.ts'
import type { Words } from '../words.ts'

const font = "font-family:'Noto Sans Bengali',system-ui,-apple-system,'Segoe UI',Roboto,sans-serif"

const paragraph = (content: string, look = 'color:#16201c') =>
  `<p style="margin:0 0 16px;font-size:16px;line-height:1.6;${look}">${content}</p>`

export interface MailLogo {
  /** Absolute. */
  address: string
  width: number
  height: number
}

interface Around {
  shopName: string
  logo?: MailLogo
  /** #rrggbb. */
  brandColour: string
  language: Language
}

/** As old mail programs understand it: tables, and each look where it is. */
export function asHtml(
  { subject, paragraphs, sums, button, quoted, note }: Words,
  { shopName, brandColour, language, logo }: Around,
) {
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(subject)}</title></head>
<body style="margin:0;background:#fbfaf6;${font}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border:1px solid #e6e3da;border-radius:12px"><tr><td style="padding:28px 24px;${font}">
<p style="margin:0 0 20px;font-size:20px;font-weight:700;color:${brandColour}">${logo ? pictured(logo, shopName) : escape(shopName)}</p>
${paragraphs.map((text) => paragraph(inLines(text))).join('\n')}
${sums ? tableOf(sums) : ''}${button ? pressed(button, brandColour) : ''}${paragraph(escape(note), 'color:#4d5a54')}
${quoted ? quote(quoted) : ''}${button ? copied(button, brandColour) : ''}
</td></tr></table>
</td></tr></table>
</body>
</html>
`
}

/** Where pictures are not loaded, the name stands in its place. */
const pictured = ({ address, width, height }: MailLogo, name: string) =>
  `<img src="${escape(address)}" alt="${escape(name)}" width="${width}" height="${height}" style="display:block;border:0;max-width:100%;height:auto">`

type Button = NonNullable<Words['button']>

const pressed = ({ label, link }: Button, colour: string) =>
  `<p style="margin:24px 0"><a href="${escape(link)}" style="display:inline-block;padding:13px 22px;border-radius:10px;background:${colour};color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${escape(label)}</a></p>
`

const copied = ({ link, orCopy }: Button, colour: string) =>
  paragraph(
    `${escape(orCopy)}<br><a href="${escape(link)}" style="color:${colour};word-break:break-all">${escape(link)}</a>`,
    'font-size:14px;color:#4d5a54',
  )

const quote = ({ title, text }: NonNullable<Words['quoted']>) =>
  `${paragraph(escape(title), 'font-size:14px;color:#4d5a54')}
<blockquote style="margin:0 0 16px;padding:0 0 0 12px;border-left:3px solid #e6e3da">${paragraph(inLines(text), 'font-size:14px;color:#4d5a54')}</blockquote>
`

function tableOf({ title, rows }: NonNullable<Words['sums']>): string {
  const lines = rows.map(({ label, amount, isTotal }) => {
    const cell = `padding:8px 0;border-top:1px solid #e6e3da;font-size:16px;line-height:1.5;color:#16201c;font-weight:${isTotal ? 700 : 400};vertical-align:top`
    return `<tr><td style="${cell}">${escape(label)}</td><td align="right" style="${cell};padding-left:16px;white-space:nowrap">${escape(amount)}</td></tr>`
  })
  return `${paragraph(escape(title), 'color:#16201c;font-weight:700')}
<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${lines.join('\n')}</table>
`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escape = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? '')

const inLines = (text: string) => escape(text).replaceAll('\n', '<br>')

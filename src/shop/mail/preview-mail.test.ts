import { expect, test } from 'vitest'
import { previewMail } from './preview-mail.ts'

test('what one looks at of a mail runs nothing, leads nowhere and asks nothing of others', () => {
  const body =
    '<p style="color:red" onclick="x()">Hello</p><script>x()</script><a href="http://shop.example/reset#code=1">Open</a><img src="http://evil.example/seen.png"><form action="/api/x"><button>Go</button></form>'
  const html = `<!doctype html><html><head><title>A secret</title></head><body style="margin:0">${body}</body></html>`
  const preview = previewMail({ html, language: 'bn' })
  expect(preview).toContain('<html lang="bn">')
  expect(preview).toContain('<main><p>Hello</p><a>Open</a>Go</main>')
})

test('it is drawn with the shop’s own style for mails, which the page’s policy allows', () => {
  const preview = previewMail({ html: '<body><p>Hello</p></body>', language: 'en' })
  expect(preview).toContain('<link rel="stylesheet" href="/mail-preview.css">')
  expect(preview).not.toMatch(/<style|style=/)
})

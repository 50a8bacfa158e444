import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { Bell } from '../live/bell.tsx'

test('the bell has something in it, and its size, before a script fills it', () => {
  const page = renderToStaticMarkup(
    <MemoryRouter>
      <Bell panelClassName="" />
    </MemoryRouter>,
  )
  const panel = page.split('</summary>')[1] ?? ''
  expect(panel).toContain('animate-pulse')
  expect(panel).toContain('min-h-')
})

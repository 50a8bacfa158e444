import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { refused, type FormResult } from '#pages/form/form-result.ts'
import { PhotoForm } from './photo-form.tsx'

function drawn(url: string | null, lastResult?: FormResult): string {
  const Component = () => (
    <PhotoForm photo={{ url, initials: 'RK' }} lastResult={lastResult} done={null} />
  )
  const Page = createRoutesStub([{ path: '/', Component }])
  return renderToStaticMarkup(<Page />)
}

test('without a photo my initials stand there, and I can send one, also without JavaScript', () => {
  const page = drawn(null)
  expect(page).toContain('>RK<')
  expect(page).toMatch(/<form[^>]* enctype="multipart\/form-data"/i)
  expect(page).not.toContain('<img')
  expect(page).not.toContain('Remove photo')
})

test('my photo has a fixed size and no words of its own, and I can remove it', () => {
  const page = drawn('/pictures/me-192.webp')
  expect(page).toMatch(/<img src="\/pictures\/me-192.webp" alt="" width="96" height="96"/)
  expect(page).toContain('Remove photo')
})

test('why a photo was refused stands at its field', () => {
  const page = drawn(null, refused({ fields: { photo: 'too-large' } }))
  expect(page).toMatch(/aria-describedby="profile-photo-hint profile-photo-error"/)
  expect(page).toContain('This file is larger than 5 MB. Choose a smaller one.')
  expect(drawn(null, refused({ trouble: 'no-connection' }))).toContain(
    'The photo did not arrive. Check your internet and try again, or choose a smaller one.',
  )
})

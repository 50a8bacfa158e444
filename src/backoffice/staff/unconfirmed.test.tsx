import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { Unconfirmed } from './unconfirmed.tsx'

const person = { email: 'karim+1@example.com' }

const said = (props: { sendsMails: boolean; mayReadOutbox: boolean }) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Unconfirmed person={person} {...props} />
    </MemoryRouter>,
  )

test('without a mail server the owner is led to the mail with the link, and anyone else to the owner', () => {
  const toOwner = said({ sendsMails: false, mayReadOutbox: true })
  expect(toOwner).toContain('waits in the outbox. Open it')
  expect(toOwner).toContain('href="/dashboard/outbox?q=karim%2B1%40example.com"')
  const toAdmin = said({ sendsMails: false, mayReadOutbox: false })
  expect(toAdmin).toContain('Ask the owner')
  expect(toAdmin).not.toContain('/dashboard/outbox')
  expect(said({ sendsMails: true, mayReadOutbox: false })).toContain('sent them a mail')
})

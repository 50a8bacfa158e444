import { useEffect, useState } from 'react'
import { keepCode, readHash, readStoredCode } from '../auth/email-codes/read-code.ts'

interface Invitation {
  /** Empty if the link was cut off. */
  code: string
  /** For display only: the shop goes by the code. */
  email: string
}

/** What the link carries behind #. It stays in this tab while somebody signs in first. Undefined until the browser has looked. */
export function useInvitation(): Invitation | undefined {
  const [invitation, setInvitation] = useState<Invitation>()
  useEffect(() => {
    const look = () => setInvitation(read())
    look()
    addEventListener('hashchange', look)
    return () => removeEventListener('hashchange', look)
  }, [])
  return invitation
}

function read(): Invitation {
  const hash = readHash((text) => (partOf(text, 'code') === '' ? '' : text)) || readStoredCode()
  const invitation = { code: partOf(hash, 'code'), email: partOf(hash, 'email') }
  if (invitation.code !== '') keepCode(hash)
  return invitation
}

const partOf = (hash: string, name: string) => new URLSearchParams(hash).get(name) ?? ''

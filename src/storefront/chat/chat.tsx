import { useState, type FormEvent, type ReactNode, type Ref } from 'react'
import { m } from '#paraglide/messages.js'
import { Button } from '#ui/button.tsx'
import { TextInput } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import type { Shell } from '../layout/shell.ts'
import { chatUrl } from '#pages/chat-url.ts'

export type ChatShell = Pick<Shell, 'shopName' | 'chat'>

/** Who answers: the shop, or 'Support' where it has no name (spec 2). */
export const chatName = ({ shopName }: ChatShell) => shopName || m.chat_support()

/** Who answers and how soon. */
export function ChatHead({ shell, children }: { shell: ChatShell; children: ReactNode }) {
  return (
    <div className="flex items-center gap-3 rounded-t-card bg-brand p-4 text-on-brand">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-surface text-brand">
        <Icon name="chat" className="size-6" />
      </span>
      <div className="min-w-0 flex-1">
        {children}
        <p className="text-sm">{shell.chat.replyText}</p>
      </div>
    </div>
  )
}

/** The greeting, and what is typed: it goes to the messaging app, where the visitor sends it. */
export function ChatTalk({ shell, field }: { shell: ChatShell; field?: Ref<HTMLInputElement> }) {
  const [typed, setTyped] = useState('')
  const { phone, greeting } = shell.chat

  function send(event: FormEvent) {
    event.preventDefault()
    const url = chatUrl(phone, typed)
    if (url === undefined) return window.alert(m.chat_invalid_phone())
    window.open(url, '_blank', 'noopener')
    setTyped('')
  }

  return (
    <>
      <div className="bg-paper p-4">
        <p className="w-fit max-w-[85%] rounded-card rounded-tl-none border border-line bg-surface px-4 py-2.5">
          {greeting}
        </p>
      </div>
      <form onSubmit={send} className="flex gap-2 border-t border-line p-3">
        <TextInput
          ref={field}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          aria-label={m.chat_type()}
          placeholder={m.chat_type()}
          maxLength={1000}
          autoComplete="off"
          enterKeyHint="send"
        />
        <Button type="submit" className="shrink-0">
          {m.chat_send()}
        </Button>
      </form>
    </>
  )
}

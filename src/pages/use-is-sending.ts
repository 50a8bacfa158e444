import { useNavigation, type Navigation } from 'react-router'

interface About {
  name: string
  value: string
}

/** Only while this very form is being sent: not while another on the page is, nor on the way to another page. */
export function useIsSending(what?: string, about?: About): boolean {
  return isSending(useNavigation(), what, about)
}

/** Forms are distinguished by their `what`, and those for one of many also by which one; a form alone has none. */
export function isSending(
  { formMethod, formData }: Pick<Navigation, 'formMethod' | 'formData'>,
  what?: string,
  about?: About,
): boolean {
  if (formMethod !== 'POST' || !formData) return false
  if (formData.get('what') !== (what ?? null)) return false
  return !about || formData.get(about.name) === about.value
}

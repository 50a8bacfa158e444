/** Where the messaging app opens a chat with this number (E.164), the text typed already. Undefined where there is no number (spec 5). */
export function chatUrl(phone: string, text: string): string | undefined {
  const digits = phone.replace(/\D/g, '')
  if (!digits) return undefined
  const query = text.trim() ? `?text=${encodeURIComponent(text.trim())}` : ''
  return `https://wa.me/${digits}${query}`
}

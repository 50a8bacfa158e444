/** Loads a script of somebody who measures, once. The policy of the page lets in those whose ids it carries. */
export function loadScript(id: string, src: string): void {
  if (document.getElementById(id)) return
  const script = document.createElement('script')
  script.id = id
  script.async = true
  script.src = src
  document.head.append(script)
}

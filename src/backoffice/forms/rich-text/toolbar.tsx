import { useState, type KeyboardEvent } from 'react'
import type { Command, EditorState } from 'prosemirror-state'
import { m } from '#paraglide/messages.js'
import { LinkForm } from './link-form.tsx'
import { ToolIcon, type ToolIconName } from './tool-icon.tsx'
import { isTableEdited, linkAt, setLink, tableTools, tools, type Tool } from './tools.ts'

interface ToolbarProps {
  state: EditorState | undefined
  run: (command: Command) => void
  /** Id of what it changes. */
  text: string
  isSource: boolean
  onSource: (isSource: boolean) => void
}

/** One stop of the Tab key; arrows go from button to button. */
export function Toolbar({ state, run, text, isSource, onSource }: ToolbarProps) {
  const [isLinking, setIsLinking] = useState(false)
  const [focused, setFocused] = useState<string>()
  const link = state && linkAt(state)
  const isTable = !isSource && Boolean(state && isTableEdited(state))
  const stop = stopOf(focused, isTable)
  const button = (tool: Tool) => (
    <ToolButton key={tool.icon} {...{ tool, state, run, isSource, stop }} />
  )
  return (
    <>
      <div
        role="toolbar"
        tabIndex={-1}
        aria-label={m.rich_text_tools()}
        aria-controls={text}
        onKeyDown={walk}
        onFocus={({ target }) => setFocused(target.dataset['tool'])}
        className="flex flex-wrap rounded-t-control border border-b-0 border-control-line bg-paper p-1"
      >
        {tools.map((group, index) => (
          <div key={group[0]?.icon} className="contents">
            {group.map(button)}
            {index === 2 && (
              <Press
                icon="link"
                stop={stop}
                label={m.rich_text_link()}
                isOn={link !== undefined}
                isOff={isSource || !state}
                onPress={() => setIsLinking(!isLinking)}
              />
            )}
          </div>
        ))}
        {isTable && <div className="contents">{tableTools.map(button)}</div>}
        <Press
          icon="code"
          stop={stop}
          label={m.rich_text_source()}
          isOn={isSource}
          isOff={false}
          onPress={() => onSource(!isSource)}
        />
      </div>
      {isLinking && !isSource && (
        <LinkForm
          link={link}
          onSet={(href) => {
            setIsLinking(false)
            run(setLink(href))
          }}
          onClose={() => setIsLinking(false)}
        />
      )}
    </>
  )
}

/** The button that the Tab key comes to: the last one used, if it still stands there. */
const stopOf = (focused: string | undefined, isTable: boolean): string =>
  focused === undefined || (!isTable && tableTools.some(({ icon }) => icon === focused))
    ? 'bold'
    : focused

type ToolButtonProps = Pick<ToolbarProps, 'state' | 'run' | 'isSource'> & {
  tool: Tool
  stop: string
}

function ToolButton({ tool, state, run, isSource, stop }: ToolButtonProps) {
  const { icon, words, keys, isOn } = tool
  return (
    <Press
      icon={icon}
      stop={stop}
      label={words()}
      keys={keys}
      isOn={isOn && Boolean(state && isOn(state))}
      isOff={isSource || !state || !tool.run(state)}
      onPress={() => run(tool.run)}
    />
  )
}

interface PressProps {
  icon: ToolIconName
  stop: string
  label: string
  keys?: string | undefined
  isOn?: boolean | undefined
  isOff: boolean
  onPress: () => void
}

/** Off, it still takes the focus: a button that gives way under it would throw it out of the page. */
const Press = ({ icon, stop, label, keys, isOn, isOff, onPress }: PressProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    aria-keyshortcuts={keys}
    aria-pressed={isOn}
    aria-disabled={isOff || undefined}
    data-tool={icon}
    tabIndex={icon === stop ? 0 : -1}
    // What is selected in the text stays selected.
    onMouseDown={(event) => event.preventDefault()}
    onClick={() => !isOff && onPress()}
    className="grid size-11 place-items-center rounded-control text-ink-soft hover:bg-brand-wash hover:text-brand aria-disabled:opacity-40 aria-pressed:bg-brand-wash aria-pressed:text-brand md:size-9"
  >
    <ToolIcon name={icon} />
  </button>
)

function walk(event: KeyboardEvent<HTMLDivElement>) {
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const at = buttons.findIndex((button) => button === document.activeElement)
  const last = buttons.length - 1
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: last }[event.key]
  if (at === -1 || to === undefined) return
  event.preventDefault()
  const next = buttons[(to + buttons.length) % buttons.length]
  next?.focus()
}

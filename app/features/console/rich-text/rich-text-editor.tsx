import { Toolbar } from 'radix-ui'
import { useId, useMemo } from 'react'
import { m } from '#domain/messages/messages.js'
import { TOOLS } from './tools.ts'
import { useRichText } from './use-rich-text.ts'

export type RichTextFieldProps = {
  label: string
  error: string | undefined
  /** HTML. */
  value: string
  onChange: (html: string) => void
}

/** A labelled rich-text editor with a toolbar. */
export function RichTextEditor({ label, error, value, onChange }: RichTextFieldProps) {
  const id = useId()
  const attributes = useMemo(
    () => ({
      role: 'textbox',
      class: 'input console-text console-rich',
      'aria-multiline': 'true',
      'aria-labelledby': `${id}-label`,
      'aria-describedby': error ? `${id}-hint ${id}-error` : `${id}-hint`,
      ...(error && { 'aria-invalid': 'true' }),
    }),
    [id, error],
  )
  const editor = useRichText({ value, onChange, attributes })
  return (
    <div data-slot="field" className="grid gap-1.5">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a label; the field has a tab stop of its own */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
      <span id={`${id}-label`} className="text-small font-[540]" onClick={editor.focus}>
        {label}
      </span>
      <Toolbar.Root className="console-rich-tools" aria-label={m.console_rich_tools({ label })}>
        {TOOLS.map((tool) => (
          <Toolbar.Button
            key={tool.label()}
            className="chip"
            aria-pressed={tool.isActive?.(editor.state)}
            aria-disabled={!tool.command(editor.state)}
            // The text keeps the focus and its selection.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => editor.run(tool.command)}
          >
            {tool.label()}
          </Toolbar.Button>
        ))}
      </Toolbar.Root>
      <div ref={editor.mount} />
      <p id={`${id}-hint`} className="text-micro text-ink-2">
        {m.console_rich_hint()}
      </p>
      {error && (
        <p id={`${id}-error`} className="text-micro text-danger">
          {error}
        </p>
      )}
    </div>
  )
}

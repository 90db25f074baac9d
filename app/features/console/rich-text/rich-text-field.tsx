import { useState } from 'react'
import { lazy, useLazy } from '#app/lib/loading/lazy.ts'
import { m } from '#domain/messages/messages.js'
import { TextAreaField } from '../text-area-field.tsx'
import type { RichTextFieldProps } from './rich-text-editor.tsx'

const editor = lazy(async () => (await import('./rich-text-editor.tsx')).RichTextEditor)

/** A rich-text editor; HTML in a text area until it has loaded, and where it cannot. */
export function RichTextField(props: RichTextFieldProps) {
  const Editor = useLazy(editor, true, () => {})
  const [isTyping, setIsTyping] = useState(false)
  if (Editor && !isTyping) return <Editor {...props} />
  return (
    <TextAreaField
      label={props.label}
      error={props.error}
      hint={m.console_html_hint()}
      rows={14}
      value={props.value}
      onFocus={() => setIsTyping(true)}
      onBlur={() => setIsTyping(false)}
      onChange={({ target }) => props.onChange(target.value)}
    />
  )
}

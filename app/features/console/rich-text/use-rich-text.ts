import { baseKeymap, chainCommands, exitCode, toggleMark } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list'
import { type Command, EditorState, type Transaction } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { parseHtml, toHtml } from './html-document.ts'
import { htmlSchema } from './html-schema.ts'

const { nodes, marks } = htmlSchema

const insertBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hardBreak.create()).scrollIntoView())
  return true
}

// Tab stays free to leave the field.
const PLUGINS = [
  history(),
  keymap({
    'Mod-b': toggleMark(marks.strong),
    'Mod-i': toggleMark(marks.em),
    'Mod-z': undo,
    'Mod-y': redo,
    'Shift-Mod-z': redo,
    'Mod-]': sinkListItem(nodes.listItem),
    'Mod-[': liftListItem(nodes.listItem),
    'Shift-Enter': chainCommands(exitCode, insertBreak),
    Enter: splitListItem(nodes.listItem),
  }),
  keymap(baseKeymap),
]

const createState = (html: string) => EditorState.create({ doc: parseHtml(html), plugins: PLUGINS })

type RichText = {
  value: string
  onChange: (html: string) => void
  /** Attributes of the element that is edited. */
  attributes: Record<string, string>
}

/** An editor of HTML in the element of `mount`; its value changes only by editing, never by opening it. */
export function useRichText({ value, onChange, attributes }: RichText) {
  const mount = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const known = useRef(value)
  const [state, setState] = useState(() => createState(value))

  const dispatch = useEffectEvent((transaction: Transaction) => {
    const editor = view.current
    if (!editor) return
    const next = editor.state.apply(transaction)
    editor.updateState(next)
    setState(next)
    if (!transaction.docChanged) return
    known.current = toHtml(next.doc)
    onChange(known.current)
  })
  const open = useEffectEvent(
    () => new EditorView(mount.current, { state, attributes, dispatchTransaction: dispatch }),
  )
  useEffect(() => {
    const editor = open()
    view.current = editor
    return () => editor.destroy()
  }, [])
  useEffect(() => {
    view.current?.setProps({ attributes })
  }, [attributes])
  useEffect(() => {
    if (value === known.current) return
    known.current = value
    const next = createState(value)
    // As the server writes it: the selection stays.
    if (!view.current || next.doc.eq(view.current.state.doc)) return
    view.current.updateState(next)
    setState(next)
  }, [value])

  return {
    mount,
    state,
    run(command: Command) {
      if (view.current) command(view.current.state, view.current.dispatch, view.current)
    },
    focus: () => view.current?.focus(),
  }
}

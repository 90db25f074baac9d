import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands'
import { redo, undo } from 'prosemirror-history'
import type { MarkType, Node, NodeType } from 'prosemirror-model'
import { liftListItem, wrapInList } from 'prosemirror-schema-list'
import type { Command, EditorState } from 'prosemirror-state'
import { m } from '#domain/messages/messages.js'
import { htmlSchema } from './html-schema.ts'

const { nodes, marks } = htmlSchema

/** A button of the toolbar. */
export type Tool = {
  label: () => string
  command: Command
  /** Whether the selection has the format; absent for an action. */
  isActive?: (state: EditorState) => boolean
}

export const TOOLS: readonly Tool[] = [
  { label: m.console_rich_bold, ...markTool(marks.strong) },
  { label: m.console_rich_italic, ...markTool(marks.em) },
  { label: m.console_rich_heading, ...headingTool(3) },
  { label: m.console_rich_subheading, ...headingTool(4) },
  { label: m.console_rich_list, ...listTool(nodes.bulletList) },
  { label: m.console_rich_numbers, ...listTool(nodes.orderedList) },
  {
    label: m.console_rich_quote,
    command: (state, dispatch) =>
      (isQuote(state) ? lift : wrapIn(nodes.blockquote))(state, dispatch),
    isActive: isQuote,
  },
  { label: m.console_rich_undo, command: undo },
  { label: m.console_rich_redo, command: redo },
]

function markTool(type: MarkType): Omit<Tool, 'label'> {
  return {
    command: toggleMark(type),
    isActive({ selection: { empty, $from, from, to }, storedMarks, doc }) {
      if (empty) return type.isInSet(storedMarks ?? $from.marks()) !== undefined
      return doc.rangeHasMark(from, to, type)
    },
  }
}

function headingTool(level: number): Omit<Tool, 'label'> {
  const isActive = ({ selection: { $from } }: EditorState) =>
    $from.parent.hasMarkup(nodes.heading, { level })
  return {
    isActive,
    command: (state, dispatch) => {
      const toHeading = setBlockType(nodes.heading, { level })
      return (isActive(state) ? setBlockType(nodes.paragraph) : toHeading)(state, dispatch)
    },
  }
}

/** Makes a list, changes one of the other kind, and ends one of this kind. */
function listTool(type: NodeType): Omit<Tool, 'label'> {
  return {
    isActive: (state) => listAround(state)?.node.type === type,
    command(state, dispatch) {
      const list = listAround(state)
      if (!list) return wrapInList(type)(state, dispatch)
      if (list.node.type === type) return liftListItem(nodes.listItem)(state, dispatch)
      dispatch?.(state.tr.setNodeMarkup(list.position, type))
      return true
    },
  }
}

function isQuote(state: EditorState): boolean {
  return parentOf(state, ({ type }) => type === nodes.blockquote) !== null
}

const listAround = (state: EditorState) =>
  parentOf(state, ({ type }) => type === nodes.bulletList || type === nodes.orderedList)

/** The innermost parent of the selection that matches, with its position. */
function parentOf({ selection: { $from } }: EditorState, matches: (node: Node) => boolean) {
  for (let depth = $from.depth; depth > 0; depth--) {
    const node = $from.node(depth)
    if (matches(node)) return { node, position: $from.before(depth) }
  }
  return null
}

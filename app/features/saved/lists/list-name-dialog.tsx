import { Dialog } from '#app/ui/dialog.tsx'
import type { SavedList } from '#domain/member/saved.ts'
import { m } from '#domain/messages/messages.js'
import { ListNameForm } from './list-name-form.tsx'

type ListNameDialogProps = {
  /** The list that is renamed; null for a new one. */
  list: SavedList | null
  onName: (name: string) => void
  onClose: () => void
}

/** A dialog to name or rename a list. */
export function ListNameDialog({ list, onName, onClose }: ListNameDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={list ? m.lists_rename() : m.lists_new()}
      closeLabel={m.lists_close()}
    >
      <ListNameForm list={list} onName={onName} onCancel={onClose} />
    </Dialog>
  )
}

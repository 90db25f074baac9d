import { Dialog } from 'radix-ui'
import { useRef } from 'react'
import { IconButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { m } from '#domain/messages/messages.js'
import { SearchForm } from './search-form.tsx'
import './search.css'

type SearchPanelProps = { open: boolean; onClose: () => void; onClosed: () => void }

/** A panel over the page; full screen on compact screens. */
export function SearchPanel({ open, onClose, onClosed }: SearchPanelProps) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="scrim" />
        <Dialog.Content
          className="search-panel"
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            field.current?.focus()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            onClosed()
          }}
        >
          <Dialog.Title className="sr-only">{m.search_dialog()}</Dialog.Title>
          <Dialog.Close asChild>
            <IconButton label={m.search_close()} className="search-panel-back">
              <Icon name="arrow-left" />
            </IconButton>
          </Dialog.Close>
          <SearchForm inputRef={field} onDone={onClose} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { m } from '#domain/messages/messages.js'
import { CONSOLE_PAGES } from '../../console-pages.ts'
import { BulkDialog } from '../bulk-dialog.tsx'
import type { Selection } from './use-selection.ts'

type BulkBarProps = {
  selection: Selection
  total: number
  /** The query of the table, whose filters select all that match. */
  query: string
  onChanged: () => void
}

/** How many rows are chosen, and the change of all of them. */
export function BulkBar({ selection, total, query, onChanged }: BulkBarProps) {
  const [isOpen, setOpen] = useState(false)
  const { count } = selection
  function finish() {
    selection.clear()
    onChanged()
  }
  return (
    <div className="console-actions">
      <span role="status">{m.console_selected({ n: count })}</span>
      {count < total && (
        <Button variant="plain" onClick={selection.setAll}>
          {m.console_select_matching({ n: total })}
        </Button>
      )}
      {count > 0 && (
        <>
          <Button variant="plain" onClick={selection.clear}>
            {m.console_select_none()}
          </Button>
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {m.console_bulk()}
          </Button>
        </>
      )}
      <Link to={CONSOLE_PAGES.batches.path} className="link">
        {m.console_batches()}
      </Link>
      {isOpen && (
        <BulkDialog
          selection={selection}
          query={query}
          onDone={finish}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}

import { useState } from 'react'
import { lazy, useLazy } from '#app/lib/loading/lazy.ts'
import { Button } from '#app/ui/button.tsx'
import { m } from '#domain/messages/messages.js'

const dialog = lazy(async () => (await import('./report-dialog.tsx')).ReportDialog)

/** Opens the dialog in which a visitor reports a listing. */
export function ReportButton({ listingId }: { listingId: string }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const Dialog = useLazy(dialog, isOpen, close)
  return (
    <>
      <Button variant="plain" className="needs-script" onClick={() => setOpen(true)}>
        {m.report_open()}
      </Button>
      {isOpen && Dialog && <Dialog listingId={listingId} onClose={close} />}
    </>
  )
}

import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.tsx'
import { m } from '#domain/messages/messages.js'

export function BookButton({ label, className = '' }: { label: string; className?: string }) {
  return (
    <Button className={`needs-script ${className}`} onClick={announce}>
      {label}
    </Button>
  )
}

function announce() {
  showToast({ title: m.detail_booking_title(), description: m.detail_booking_text() })
}

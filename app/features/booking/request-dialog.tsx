import { useState } from 'react'
import { href, Link } from 'react-router'
import { useMember } from '#app/lib/session/account-session.ts'
import type { BookingChoice } from '#app/lib/stores/booking-dialog-store.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { focusOnMount } from '#app/ui/focus-on-mount.ts'
import type { BriefListing } from '#domain/listing/listing.ts'
import { m } from '#domain/messages/messages.js'
import { draftOf, type Sent } from './draft.ts'
import { RequestForm } from './request-form.tsx'
import './booking.css'

type RequestDialogProps = {
  listing: BriefListing
  /** The choice of the booking card; null while the dialog is closed. */
  choice: BookingChoice | null
  onClose: () => void
}

/** The booking form in a dialog. The draft survives closing it. */
export function RequestDialog({ listing, choice, onClose }: RequestDialogProps) {
  const member = useMember()
  const [draft, setDraft] = useState(() =>
    draftOf(listing, choice ?? { checkIn: null, checkOut: null, guests: 0 }, member?.name ?? ''),
  )
  const [sent, setSent] = useState<Sent | null>(null)
  const [round, setRound] = useState(0)
  const [previousChoice, setPreviousChoice] = useState(choice)

  // Reopened: the card's choice replaces the draft's values, if set.
  if (choice !== previousChoice) {
    setPreviousChoice(choice)
    if (choice) {
      const fresh = draftOf(listing, choice, '')
      setDraft({
        ...draft,
        guests: choice.checkIn ? fresh.guests : draft.guests,
        ...(choice.checkIn && { checkIn: fresh.checkIn }),
        ...(choice.checkOut && { checkOut: fresh.checkOut }),
        ...(choice.departure && { departure: fresh.departure }),
      })
      if (sent) {
        setSent(null)
        setRound(round + 1)
      }
    }
  }

  return (
    <Dialog
      open={choice !== null}
      onClose={onClose}
      title={m.booking_title()}
      closeLabel={m.booking_close()}
      className="booking-dialog"
      quiet
    >
      {sent ? (
        <SentNote sent={sent} />
      ) : (
        <RequestForm
          key={round}
          listing={listing}
          draft={draft}
          onDraft={setDraft}
          onSent={(created) => {
            setSent(created)
            setDraft({ ...draft, message: '' })
          }}
        />
      )}
    </Dialog>
  )
}

function SentNote({ sent: { id, email } }: { sent: Sent }) {
  return (
    <div className="grid justify-items-start gap-4">
      <h3 ref={focusOnMount} tabIndex={-1} className="outline-none">
        {email ? m.booking_almost_title() : m.booking_sent_title()}
      </h3>
      <p>{email ? m.booking_almost_text({ email }) : m.booking_sent_text()}</p>
      {!email && (
        <Link to={href('/messages/requests/:id', { id })} className={buttonClass('secondary')}>
          {m.booking_see_request()}
        </Link>
      )}
    </div>
  )
}

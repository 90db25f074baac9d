import { Phone } from 'lucide-react'
import { buttonClass } from '#app/ui/button.tsx'
import { HELPLINE_FINDER, helplinesFor, telephoneAddress } from '#domain/helplines.ts'
import { m } from '#domain/messages/messages.js'
import type { Danger } from '#domain/safety/phrases.ts'
import { countryOfVisitor } from '../conversation/exchange.ts'

/** One press to somebody who listens: the helpline of the visitor's country, and a list of all others. */
export function CareLinks({ danger }: { danger: Danger }) {
  const country = countryOfVisitor()
  const [own] = helplinesFor(country)
  const isOwn = country !== null && own?.countries.includes(country)
  return (
    <div className="chat-care-links">
      {danger === 'self-harm' && own && isOwn && (
        <a href={telephoneAddress(own)} className={buttonClass()}>
          <Phone aria-hidden size={18} strokeWidth={1.5} />
          {m.chat_care_call({ number: own.number })}
        </a>
      )}
      <a
        href={`https://${HELPLINE_FINDER}`}
        target="_blank"
        rel="noreferrer"
        className={buttonClass('secondary')}
      >
        {m.chat_care_finder()}
      </a>
    </div>
  )
}

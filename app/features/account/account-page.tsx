import type { ReactNode } from 'react'
import { scenePrintUrl } from '#app/lib/pictures.ts'
import { Print } from '#app/ui/print.tsx'
import { m } from '#domain/messages/messages.js'
import './account.css'

/** Layout of account pages: a print beside a single column. */
export function AccountPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="wrap account-page">
      <Print src={scenePrintUrl('lake', 'calm', '4x5')} alt="" priority />
      <div className="account-column">
        <h1>{title}</h1>
        <noscript>
          <p>{m.account_needs_script()}</p>
        </noscript>
        {children}
      </div>
    </div>
  )
}

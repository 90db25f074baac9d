import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useSite } from '#app/lib/site.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast/toast.tsx'
import type { EditedCollection } from '#domain/collection/collection-api.ts'
import { m } from '#domain/messages/messages.js'
import { callConsole } from '../call-console.ts'
import { CallFault } from '../call-fault.tsx'
import { CONSOLE_PAGES } from '../console-pages.ts'
import { useConsoleCall } from '../use-console-call.ts'
import { pathOf } from './use-collection-edit.ts'

/** Deletes a collection after a second press. */
export function DeleteCollection({ collection }: { collection: EditedCollection }) {
  const { slug, texts, updatedAt } = collection
  const site = useSite()
  const call = useConsoleCall()
  const navigate = useNavigate()
  const [isAsked, setAsked] = useState(false)

  function press() {
    if (!isAsked) return setAsked(true)
    void call.run(async () => {
      await callConsole(site, 'DELETE', pathOf(slug), { basedOn: updatedAt })
      showToast({ title: m.console_collection_deleted() })
      await navigate(CONSOLE_PAGES.collections.path)
    })
  }

  return (
    <section className="console-section" aria-labelledby="delete">
      <h2 id="delete">{m.console_collection_delete_title()}</h2>
      <p className="console-lead">{m.console_collection_delete_text()}</p>
      <div className="console-form">
        <CallFault call={call} />
        <Button variant="secondary" busy={call.isBusy} onClick={press}>
          {isAsked
            ? m.console_collection_delete_confirm({ title: texts.en?.title ?? slug })
            : m.console_collection_delete()}
        </Button>
      </div>
    </section>
  )
}

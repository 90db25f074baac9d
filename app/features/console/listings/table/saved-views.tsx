import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useSite } from '#app/lib/site.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast/toast.tsx'
import {
  type ListingView,
  type ListingViews,
  pickParams,
  VIEW_PARAMS,
} from '#domain/console/listings/listing-table.ts'
import { m } from '#domain/messages/messages.js'
import { callConsole } from '../../call-console.ts'
import { CallFault } from '../../call-fault.tsx'
import { CONSOLE_PAGES } from '../../console-pages.ts'
import { Failed } from '../../console-states.tsx'
import { useConsoleCall } from '../../use-console-call.ts'
import { useConsoleData } from '../../use-console-data.ts'
import { ViewDialog } from './view-dialog.tsx'

const PATH = '/listing-views'

/** The address of a saved view, which is complete without the view itself. */
function viewHref({ id, query }: Pick<ListingView, 'id' | 'query'>): string {
  const params = new URLSearchParams(query)
  params.set('view', id)
  return `${CONSOLE_PAGES.listings.path}?${params}`
}

/** The views of the table that the person has saved, and the saving of the present one. */
export function SavedViews() {
  const { status, value, show, retry } = useConsoleData<ListingViews>(PATH)
  if (status === 'failed') return <Failed onRetry={retry} />
  return <Views views={value?.views ?? []} onChange={(views) => show({ views })} />
}

type ViewsProps = {
  views: readonly ListingView[]
  onChange: (views: ListingView[]) => void
}

function Views({ views, onChange }: ViewsProps) {
  const [params] = useSearchParams()
  const [dialog, setDialog] = useState<'new' | 'current' | null>(null)
  const changes = useViewChanges(views, onChange)
  const current = views.find(({ id }) => id === params.get('view'))
  const query = pickParams(params, VIEW_PARAMS)
  const close = () => setDialog(null)
  return (
    <section aria-label={m.console_views()}>
      <div className="console-actions">
        {views.length > 0 && (
          <ul className="console-buttons">
            {views.map((view) => (
              <li key={view.id}>
                <Link
                  to={viewHref(view)}
                  preventScrollReset
                  className="chip"
                  aria-current={view === current ? 'true' : undefined}
                >
                  {view.name}
                </Link>
              </li>
            ))}
          </ul>
        )}
        {current && current.query !== query && (
          <Button
            variant="secondary"
            busy={changes.call.isBusy}
            onClick={() => changes.replace({ ...current, query })}
          >
            {m.console_view_update({ name: current.name })}
          </Button>
        )}
        {current && (
          <Button variant="plain" onClick={() => setDialog('current')}>
            {m.console_view_manage({ name: current.name })}
          </Button>
        )}
        <Button variant="plain" onClick={() => setDialog('new')}>
          {m.console_view_new()}
        </Button>
      </div>
      {dialog === null && <CallFault call={changes.call} />}
      {dialog === 'new' && (
        <ViewDialog
          title={m.console_view_new()}
          call={changes.call}
          onSave={async (name) => (await changes.create({ name, query })) && close()}
          onClose={close}
        />
      )}
      {dialog === 'current' && current && (
        <ViewDialog
          title={m.console_view_edit()}
          name={current.name}
          call={changes.call}
          onSave={async (name) => (await changes.replace({ ...current, name })) && close()}
          onDelete={async () => (await changes.remove(current)) && close()}
          onClose={close}
        />
      )}
    </section>
  )
}

/** The calls that change views; each resolves to whether it was done. */
function useViewChanges(views: readonly ListingView[], onChange: ViewsProps['onChange']) {
  const site = useSite()
  const call = useConsoleCall()
  const navigate = useNavigate()
  const go = (href: string) => navigate(href, { preventScrollReset: true, replace: true })

  async function run(act: () => Promise<void>): Promise<boolean> {
    let isDone = false
    await call.run(async () => {
      await act()
      isDone = true
    })
    return isDone
  }
  return {
    call,
    create: (view: Omit<ListingView, 'id'>) =>
      run(async () => {
        const saved: ListingView = await (await callConsole(site, 'POST', PATH, view)).json()
        onChange([...views, saved])
        showToast({ title: m.console_view_saved() })
        await go(viewHref(saved))
      }),
    replace: ({ id, ...view }: ListingView) =>
      run(async () => {
        const response = await callConsole(site, 'PUT', `${PATH}/${id}`, view)
        const saved: ListingView = await response.json()
        onChange(views.map((each) => (each.id === id ? saved : each)))
        showToast({ title: m.console_view_saved() })
      }),
    remove: ({ id, query }: ListingView) =>
      run(async () => {
        await callConsole(site, 'DELETE', `${PATH}/${id}`)
        onChange(views.filter((each) => each.id !== id))
        showToast({ title: m.console_view_deleted() })
        await go(`${CONSOLE_PAGES.listings.path}?${query}`)
      }),
  }
}

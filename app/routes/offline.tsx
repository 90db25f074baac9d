import { href, Link } from 'react-router'
import { pageTitle } from '#app/lib/site.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { m } from '#domain/messages/messages.js'
import type { Route } from './+types/offline'

export function meta({ matches }: Route.MetaArgs) {
  return [
    { title: pageTitle(m.errors_offline_title(), matches[0].loaderData?.site) },
    { name: 'description', content: m.offline_description() },
    { name: 'robots', content: 'noindex' },
  ]
}

/** Served by the service worker, without scripts, at the URL of a page that cannot be fetched. */
export default function Offline() {
  return (
    <div className="wrap pt-6 pb-16 md:pt-14">
      <div className="alert max-w-xl">
        <Icon name="cloud-off" className="mt-0.5" />
        <h1 className="m-0 font-sans font-semibold text-base leading-normal">
          {m.errors_offline_title()}
        </h1>
        <p className="col-start-2 text-ink">{m.offline_text()}</p>
      </div>
      <p className="mt-5 flex flex-wrap gap-3">
        {/* biome-ignore lint/a11y/useValidAnchor: an empty href reloads the URL that could not be fetched */}
        <a href="" className={buttonClass()}>
          {m.offline_again()}
        </a>
        <Link to={href('/saved')} className={buttonClass('secondary')} reloadDocument>
          {m.offline_saved()}
        </Link>
      </p>
    </div>
  )
}

import { useId, useState } from 'react'
import { href, useSearchParams } from 'react-router'
import { useOnMount } from '#app/lib/loading/use-on-mount.ts'
import { pageUrl } from '#app/lib/seo/page-url.ts'
import { callAccount } from '#app/lib/session/account-api.ts'
import { withSessionRecovery } from '#app/lib/session/session-expiry.ts'
import { useSite } from '#app/lib/site.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast/toast.tsx'
import type { SavedList } from '#domain/member/saved.ts'
import { m } from '#domain/messages/messages.js'
import { SHARE_PARAM } from './share-param.ts'

/** The member's share link, loaded on mount. */
export function ShareLink({ list }: { list: SavedList | null }) {
  const site = useSite()
  const id = useId()
  const [params, setParams] = useSearchParams()
  const [token, setToken] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)

  async function call(method: 'GET' | 'POST' | 'DELETE') {
    setBusy(true)
    setFailed(false)
    try {
      const request = () => callAccount(site, method, `/share${list ? `?list=${list.id}` : ''}`)
      const response = await (method === 'GET'
        ? request()
        : withSessionRecovery(request, () => call(method)))
      const answer: unknown = await response.json()
      const created = tokenOf(answer)
      setToken(created)
      if (method === 'POST' && created) await copy(linkOf(created))
    } catch (error) {
      console.info(error)
      // Loading an existing link is optional: only requested changes show a failure.
      setFailed(method !== 'GET')
    } finally {
      setBusy(false)
    }
  }

  useOnMount(() => {
    if (!params.has(SHARE_PARAM)) return call('GET')
    setParams(
      (current) => {
        current.delete(SHARE_PARAM)
        return current
      },
      { replace: true, preventScrollReset: true },
    )
    return call('POST')
  })

  return (
    <div className="saved-share">
      {token ? (
        <>
          <label htmlFor={id}>{list ? m.lists_share_list_link() : m.account_share_link()}</label>
          <input id={id} className="input" readOnly value={linkOf(token)} />
          <Button variant="secondary" busy={busy} onClick={() => copy(linkOf(token))}>
            {m.account_share_copy()}
          </Button>
          <Button variant="plain" busy={busy} onClick={() => call('DELETE')}>
            {m.account_share_stop()}
          </Button>
        </>
      ) : (
        <button
          type="button"
          className={buttonClass('secondary')}
          aria-disabled={busy}
          onClick={() => busy || call('POST')}
        >
          {list ? m.lists_share_list({ name: list.name }) : m.account_share()}
        </button>
      )}
      <p role="alert">{failed && m.account_share_failed()}</p>
    </div>
  )
}

const linkOf = (token: string) => pageUrl(window.location.origin, href('/shared/:token', { token }))

function tokenOf(answer: unknown): string | null {
  return typeof answer === 'object' &&
    answer &&
    'token' in answer &&
    typeof answer.token === 'string'
    ? answer.token
    : null
}

async function copy(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link)
    showToast({ title: m.detail_copied_title(), description: m.detail_copied_text() })
  } catch {
    // The link is in the field, to be copied manually.
  }
}

import { pageUrl } from '#app/lib/seo/page-url.ts'
import { type ShareOutcome, shareLink } from '#app/lib/share.ts'
import { useSite } from '#app/lib/site.ts'
import { Button, type ButtonVariant } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { showToast } from '#app/ui/toast/toast.tsx'
import { m } from '#domain/messages/messages.js'

type ShareButtonProps = {
  title: string
  /** The page's path; its canonical URL is shared. */
  path: string
  variant?: ButtonVariant
  className?: string
}

export function ShareButton({ title, path, variant = 'plain', className = '' }: ShareButtonProps) {
  const { origin } = useSite()
  const url = pageUrl(origin, path)
  return (
    <Button
      variant={variant}
      className={`needs-script ${className}`}
      onClick={async () => announce(await shareLink({ title, url }), url)}
    >
      <Icon name="share" />
      {m.detail_share()}
    </Button>
  )
}

function announce(outcome: ShareOutcome, url: string) {
  if (outcome === 'copied') {
    showToast({ title: m.detail_copied_title(), description: m.detail_copied_text() })
  }
  if (outcome === 'failed') {
    showToast({ title: m.detail_not_copied_title(), description: url, tone: 'danger' })
  }
}

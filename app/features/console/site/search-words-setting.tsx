import { Button } from '#app/ui/button.tsx'
import { SEARCH_WORDS_DAYS, SEARCH_WORDS_NETWORKS } from '#domain/console/search-words.ts'
import type { SiteView } from '#domain/console/site.ts'
import { m } from '#domain/messages/messages.js'
import { CallFault } from '../call-fault.tsx'
import { useSiteChange } from './use-site-change.ts'

type SearchWordsSettingProps = { isOn: boolean; onSaved: (site: SiteView) => void }

/** Whether words of visitors' searches are stored for the overview. */
export function SearchWordsSetting({ isOn, onSaved }: SearchWordsSettingProps) {
  const { call, save } = useSiteChange(onSaved)
  const limits = { networks: SEARCH_WORDS_NETWORKS, days: SEARCH_WORDS_DAYS }
  return (
    <section className="console-section" aria-labelledby="search-words">
      <h2 id="search-words">{m.console_searches()}</h2>
      <p className="console-lead">{m.console_site_searches_text(limits)}</p>
      <div className="console-form">
        <p role="status">{isOn ? m.console_site_searches_on() : m.console_site_searches_off()}</p>
        <CallFault call={call} />
        <Button
          variant="secondary"
          busy={call.isBusy}
          onClick={() => save({ searchWords: isOn ? null : true })}
        >
          {isOn ? m.console_site_searches_turn_off() : m.console_site_searches_turn_on()}
        </Button>
      </div>
    </section>
  )
}

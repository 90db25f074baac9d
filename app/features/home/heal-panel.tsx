import { Link } from 'react-router'
import { scenePrintUrl } from '#app/lib/pictures.ts'
import { searchResultsPath } from '#app/paths.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Print } from '#app/ui/print.tsx'
import { CONCERNS, RECOVERY_PATHS } from '#domain/concepts/concern-names.ts'
import { CONCERN_LABELS } from '#domain/language/concern-words.ts'
import { m } from '#domain/messages/messages.js'
import { withinSentence } from '#domain/text/within-sentence.ts'
import { chatTabPath } from './home-tabs.ts'

const PRINTS: Record<(typeof CONCERNS)[number], string> = {
  sleep: scenePrintUrl('lake', 'calm', '1x1', false, { seed: 'Sleep' }),
  stress: scenePrintUrl('breath', 'restore', '1x1', false, { seed: 'Stress' }),
  energy: scenePrintUrl('cushions', 'energize', '1x1', false, { seed: 'Energy' }),
  focus: scenePrintUrl('alpine', 'focus', '1x1', false, { seed: 'Focus' }),
  digestion: scenePrintUrl('bowl', 'balance', '1x1', false, { seed: 'b2' }),
  immunity: scenePrintUrl('eucalyptus', 'focus', '1x1', false, { seed: 'Immunity' }),
}

/** Specification section 2, Home: "Target Your Wellness" leads to Chat, "Recovery Paths" to results. */
export function HealPanel() {
  return (
    <div className="heal-panel">
      <section aria-labelledby="target">
        <h2 id="target">{m.home_target()}</h2>
        <ul className="concern-links">
          {CONCERNS.map((concern) => {
            const label = CONCERN_LABELS[concern]()
            return (
              <li key={concern}>
                <Link
                  className="concern-link"
                  to={chatTabPath(m.home_help_text({ concern: withinSentence(label) }))}
                  preventScrollReset
                >
                  <Print src={PRINTS[concern]} alt="" />
                  <span>{label}</span>
                </Link>
              </li>
            )
          })}
        </ul>
        <p className="mt-9 flex justify-center">
          <Link
            className={buttonClass()}
            to={chatTabPath(m.home_assessment_text())}
            preventScrollReset
          >
            {m.home_assessment()}
          </Link>
        </p>
      </section>
      <section aria-labelledby="paths">
        <h2 id="paths">{m.home_paths()}</h2>
        <ol className="recovery-paths">
          {RECOVERY_PATHS.map((path) => (
            <li key={path}>
              <Link to={searchResultsPath({ concern: path })} state={{ wellnessConcern: path }}>
                {CONCERN_LABELS[path]()}
                <Icon name="arrow-right" />
              </Link>
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}

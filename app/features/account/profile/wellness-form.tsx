import { type ReactNode, useId } from 'react'
import { useMember } from '#app/lib/session/account-session.ts'
import { updateHome, updateWellness, useWellness } from '#app/lib/session/wellness.ts'
import { Chip } from '#app/ui/chip.tsx'
import { Field } from '#app/ui/form/field.tsx'
import {
  EXCLUSION_LENGTH_LIMIT,
  EXCLUSIONS_LIMIT,
  GOAL_LENGTH_LIMIT,
  GOALS_LIMIT,
  HOME_LIMIT,
} from '#domain/booking/request-profile.ts'
import { CONCERN_NAMES } from '#domain/concepts/concern-names.ts'
import { CONCERN_LABELS } from '#domain/language/concern-words.ts'
import { TRAVEL_RANGES, type TravelRange, type WellnessPart } from '#domain/member/wellness.ts'
import { m } from '#domain/messages/messages.js'
import { BudgetField } from './budget-field.tsx'
import { PhrasesField } from './phrases-field.tsx'

const REACH_LABELS: Record<TravelRange, () => string> = {
  home: m.profile_travel_home,
  near: m.profile_travel_near,
  anywhere: m.profile_travel_anywhere,
}

/** The wellness profile for recommendations; each part is stored on change. */
export function WellnessForm() {
  const member = useMember()
  const { wellness, home } = useWellness()
  const { concerns, goals, avoid } = wellness
  return (
    <>
      <p className="account-lead">
        {m.profile_wellness_text()}{' '}
        {member ? m.profile_wellness_member() : m.profile_wellness_guest()}
      </p>
      <Part part="concerns" title={m.profile_concerns()}>
        <div className="wellness-chips">
          {CONCERN_NAMES.map((name) => {
            const isOn = concerns.value.includes(name)
            const others = concerns.value.filter((other) => other !== name)
            return (
              <Chip
                key={name}
                pressed={isOn}
                onClick={() =>
                  updateWellness('concerns', { value: isOn ? others : [...concerns.value, name] })
                }
              >
                {CONCERN_LABELS[name]()}
              </Chip>
            )
          })}
        </div>
      </Part>
      <Part part="goals" title={m.profile_goals()}>
        <PhrasesField
          label={m.profile_goals()}
          hint={m.profile_goals_hint()}
          phrases={goals.value}
          limit={GOALS_LIMIT}
          lengthLimit={GOAL_LENGTH_LIMIT}
          onChange={(value) => updateWellness('goals', { value })}
        />
      </Part>
      <Part part="avoid" title={m.profile_avoid()}>
        <PhrasesField
          label={m.profile_avoid()}
          hint={m.profile_avoid_hint()}
          phrases={avoid.value}
          limit={EXCLUSIONS_LIMIT}
          lengthLimit={EXCLUSION_LENGTH_LIMIT}
          onChange={(value) => updateWellness('avoid', { value })}
        />
      </Part>
      <Part part="budget" title={m.profile_budget()}>
        <BudgetField />
      </Part>
      <Part part="travel" title={m.profile_travel()}>
        <ReachField needsHome={home === ''} />
        {!member && (
          <Field
            key={home}
            label={m.profile_home_area()}
            hint={m.profile_home_area_hint()}
            autoComplete="address-level2"
            maxLength={HOME_LIMIT}
            defaultValue={home}
            onBlur={({ target }) => target.value.trim() !== home && updateHome(target.value)}
          />
        )}
      </Part>
    </>
  )
}

function ReachField({ needsHome }: { needsHome: boolean }) {
  const name = useId()
  const { travel } = useWellness().wellness
  return (
    <>
      <fieldset className="wellness-reach">
        <legend className="sr-only">{m.profile_travel()}</legend>
        {TRAVEL_RANGES.map((reach) => (
          <label key={reach}>
            <input
              type="radio"
              name={name}
              checked={travel.value === reach}
              onChange={() => updateWellness('travel', { value: reach })}
            />
            {REACH_LABELS[reach]()}
          </label>
        ))}
      </fieldset>
      {travel.value === 'near' && needsHome && (
        <p className="text-ink-2 text-small">{m.profile_travel_no_home()}</p>
      )}
    </>
  )
}

type PartProps = { part: WellnessPart; title: string; children: ReactNode }

/** One part with the switch that permits its use, off by default. */
function Part({ part, title, children }: PartProps) {
  const id = useId()
  const { use } = useWellness().wellness[part]
  return (
    <section aria-labelledby={id} className="wellness-part">
      <div className="wellness-head">
        <h3 id={id}>{title}</h3>
        <label className="wellness-use">
          <input
            type="checkbox"
            role="switch"
            aria-label={m.profile_use_of({ part: title })}
            aria-checked={use}
            checked={use}
            onChange={({ target }) => updateWellness(part, { use: target.checked })}
          />
          <span aria-hidden className="wellness-switch" />
          {m.profile_use()}
        </label>
      </div>
      {children}
    </section>
  )
}

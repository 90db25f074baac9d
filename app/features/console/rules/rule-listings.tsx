import { Button } from '#app/ui/button.tsx'
import { m } from '#domain/messages/messages.js'
import {
  RULE_EFFECTS,
  RULE_LISTINGS,
  type RuleDraft,
  type RuleEffect,
} from '#domain/search-rules/search-rule.ts'
import { ListingPicker } from '../collections/listing-picker.tsx'
import { SelectField } from '../select-field.tsx'
import { EFFECT_LABELS } from './rule-labels.ts'

type RuleListingsProps = {
  draft: RuleDraft
  /** Of listings that exist, by id. */
  titles: Readonly<Record<string, string>>
  onChange: (change: Partial<RuleDraft>) => void
  onAdd: (id: string, title: string) => void
}

/** The listings of a rule, each with what happens to it. */
export function RuleListings({ draft: { listings }, titles, onChange, onAdd }: RuleListingsProps) {
  const setEffect = (id: string, effect: RuleEffect) =>
    onChange({ listings: listings.map((each) => (each.id === id ? { id, effect } : each)) })
  return (
    <fieldset className="console-form">
      <legend>{m.console_rule_listings()}</legend>
      <p className="console-second">{m.console_rule_listings_text()}</p>
      <ul className="console-list">
        {listings.map(({ id, effect }) => {
          const title = titles[id] ?? id
          return (
            <li key={id}>
              <SelectField
                label={title}
                value={effect}
                onChange={({ target: { value } }) =>
                  setEffect(id, RULE_EFFECTS.find((name) => name === value) ?? 'pin')
                }
              >
                {RULE_EFFECTS.map((name) => (
                  <option key={name} value={name}>
                    {EFFECT_LABELS[name]()}
                  </option>
                ))}
              </SelectField>
              <Button
                variant="plain"
                aria-label={m.console_rule_remove_listing({ title })}
                onClick={() => onChange({ listings: listings.filter((each) => each.id !== id) })}
              >
                {m.console_rule_remove()}
              </Button>
            </li>
          )
        })}
      </ul>
      <ListingPicker
        isFull={listings.length >= RULE_LISTINGS}
        onChoose={({ id, title }) => onAdd(id, title)}
      />
    </fieldset>
  )
}

import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { useSite } from '#app/lib/site.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { showToast } from '#app/ui/toast/toast.tsx'
import { CONCERN_NAMES, type Concern } from '#domain/concepts/concern-names.ts'
import { CONCERN_LABELS } from '#domain/language/concern-words.ts'
import { m } from '#domain/messages/messages.js'
import type { RuleDraft } from '#domain/search-rules/search-rule.ts'
import { RULE_WORDS, type RuleView } from '#domain/search-rules/search-rule-api.ts'
import { callConsole } from '../call-console.ts'
import { CallFault } from '../call-fault.tsx'
import { CONSOLE_PAGES } from '../console-pages.ts'
import { SelectField } from '../select-field.tsx'
import { useConsoleCall } from '../use-console-call.ts'
import { RuleListings } from './rule-listings.tsx'
import { RulePreview } from './rule-preview.tsx'
import { useRuleDraft } from './use-rule-draft.ts'

type RuleFormProps = { rule: RuleView; onSaved: (rule: RuleView) => void }

/** The fields of a rule, and what it would do. */
export function RuleForm({ rule, onSaved }: RuleFormProps) {
  const site = useSite()
  const call = useConsoleCall()
  const navigate = useNavigate()
  const { draft, titles, change, add } = useRuleDraft(rule)
  const isComplete = draft.concern !== null || draft.words.trim() !== ''

  function save(event: FormEvent) {
    event.preventDefault()
    const isNew = rule.id === 'new'
    void call.run(async () => {
      const path = isNew ? '/rules' : `/rules/${rule.id}`
      const response = await callConsole(site, isNew ? 'POST' : 'PUT', path, draft)
      const saved: RuleView = await response.json()
      showToast({ title: m.console_rule_saved() })
      if (isNew) await navigate(`${CONSOLE_PAGES.rules.path}/${saved.id}`)
      else onSaved(saved)
    })
  }

  return (
    <>
      <form onSubmit={save} className="console-form">
        <RuleTrigger draft={draft} onChange={change} />
        <RuleListings draft={draft} titles={titles} onChange={change} onAdd={add} />
        <RuleDays draft={draft} onChange={change} />
        <CallFault call={call} />
        <div className="console-actions">
          <Button type="submit" busy={call.isBusy} disabled={!isComplete}>
            {m.console_save()}
          </Button>
        </div>
      </form>
      <RulePreview draft={draft} isComplete={isComplete} />
    </>
  )
}

type PartProps = { draft: RuleDraft; onChange: (change: Partial<RuleDraft>) => void }

function RuleTrigger({ draft: { words, concern, synonym }, onChange }: PartProps) {
  const [first = 'sleep'] = CONCERN_NAMES
  return (
    <>
      <SelectField
        label={m.console_rule_for()}
        value={concern ? 'concern' : 'words'}
        onChange={({ target: { value } }) =>
          onChange(
            value === 'concern'
              ? { words: '', synonym: '', concern: first }
              : { words: '', concern: null },
          )
        }
      >
        <option value="words">{m.console_rule_for_words()}</option>
        <option value="concern">{m.console_rule_for_concern()}</option>
      </SelectField>
      {concern ? (
        <SelectField
          label={m.console_rule_for_concern()}
          value={concern}
          onChange={({ target }) => onChange({ concern: target.value as Concern })}
        >
          {CONCERN_NAMES.map((name) => (
            <option key={name} value={name}>
              {CONCERN_LABELS[name]()}
            </option>
          ))}
        </SelectField>
      ) : (
        <>
          <Field
            label={m.console_rule_words()}
            hint={m.console_rule_words_hint()}
            maxLength={RULE_WORDS}
            value={words}
            onChange={({ target }) => onChange({ words: target.value })}
          />
          <Field
            label={m.console_rule_synonym()}
            hint={m.console_rule_synonym_hint()}
            maxLength={RULE_WORDS}
            value={synonym}
            onChange={({ target }) => onChange({ synonym: target.value })}
          />
        </>
      )}
    </>
  )
}

function RuleDays({ draft: { startsOn, endsOn }, onChange }: PartProps) {
  return (
    <>
      <Field
        type="date"
        label={m.console_rule_starts()}
        value={startsOn ?? ''}
        max={endsOn ?? undefined}
        onChange={({ target }) => onChange({ startsOn: target.value || null })}
      />
      <Field
        type="date"
        label={m.console_rule_ends()}
        hint={m.console_rule_days_hint()}
        value={endsOn ?? ''}
        min={startsOn ?? undefined}
        onChange={({ target }) => onChange({ endsOn: target.value || null })}
      />
    </>
  )
}

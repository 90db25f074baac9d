import { Form, Link, useSearchParams } from 'react-router'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { AUDIT_ACTIONS } from '#domain/console/audit.ts'
import { m } from '#domain/messages/messages.js'
import { AUDIT_LABELS } from '../console-labels.ts'
import { SelectField } from '../select-field.tsx'

/** Filters of the audit log, which submit into the URL. */
export function AuditFilter() {
  const [params] = useSearchParams()
  return (
    <Form action="/console/audit" className="console-filter" role="search">
      <Field
        label={m.console_filter_person()}
        name="person"
        maxLength={254}
        defaultValue={params.get('person') ?? ''}
      />
      <Field
        label={m.console_filter_subject()}
        name="subject"
        maxLength={200}
        defaultValue={params.get('subject') ?? ''}
      />
      <SelectField
        label={m.console_action()}
        name="action"
        defaultValue={params.get('action') ?? ''}
      >
        <option value="">{m.console_filter_all()}</option>
        {AUDIT_ACTIONS.map((action) => (
          <option key={action} value={action}>
            {AUDIT_LABELS[action]()}
          </option>
        ))}
      </SelectField>
      <div className="console-actions">
        <Button type="submit">{m.console_filter()}</Button>
        {params.size > 0 && (
          <Link to="/console/audit" className={buttonClass('plain')}>
            {m.console_filter_clear()}
          </Link>
        )}
      </div>
    </Form>
  )
}

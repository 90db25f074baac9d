import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { showToast } from '#app/ui/toast/toast.tsx'
import { m } from '#domain/messages/messages.js'

type OnceFieldProps = { label: string; hint: string; value: string; copyLabel: string }

/** A secret that cannot be shown again, to copy. */
export function OnceField({ label, hint, value, copyLabel }: OnceFieldProps) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(value)
      showToast({ title: m.console_copied() })
    } catch {
      showToast({ title: m.console_copy_failed(), tone: 'danger' })
    }
  }

  return (
    <div className="console-link" role="status">
      <Field
        label={label}
        hint={hint}
        readOnly
        value={value}
        onFocus={(event) => event.target.select()}
      />
      <Button variant="secondary" onClick={copy}>
        {copyLabel}
      </Button>
    </div>
  )
}

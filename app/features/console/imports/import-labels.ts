import { listFormat } from '#app/lib/i18n/intl.ts'
import type { ImportCounts, ImportState, RowFault } from '#domain/console/imports.ts'
import { m } from '#domain/messages/messages.js'
import { faultText, fieldLabel } from '../listings/field-labels.ts'

export const STATE_LABELS: Record<ImportState, () => string> = {
  reading: m.console_import_reading,
  read: m.console_import_state_read,
  running: m.console_import_state_running,
  stopped: m.console_import_state_stopped,
  done: m.console_import_state_done,
}

/** How many listings were added and so on. */
export function countsText({ added, changed, unchanged, rejected }: ImportCounts): string {
  return listFormat().format([
    m.console_import_added({ n: added }),
    m.console_import_changed({ n: changed }),
    m.console_import_unchanged({ n: unchanged }),
    m.console_import_rejected({ n: rejected }),
  ])
}

/** Why a row is not imported. */
export function rowFaultText({ faults }: RowFault): string {
  if (faults.length === 0) return m.console_import_row_unreadable()
  return faults.map((fault) => `${fieldLabel(fault.field)}: ${faultText(fault)}`).join(' ')
}

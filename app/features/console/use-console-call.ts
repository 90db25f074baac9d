import { useState } from 'react'
import { AccountError } from '#app/lib/session/account-api.ts'
import { openSignInDialog } from '#app/lib/session/sign-in-dialog-store.ts'
import { m } from '#domain/messages/messages.js'

type State = {
  isBusy: boolean
  /** Message for the person. */
  fault: string | null
  /** Repeats the action after a sign-in; null unless the action needs one. */
  reauthenticate: (() => void) | null
}

const IDLE: State = { isBusy: false, fault: null, reauthenticate: null }

const FAULTS: Record<string, () => string> = {
  forbidden: m.console_fault_forbidden,
  last_admin: m.console_fault_last_admin,
  not_found: m.console_fault_not_found,
  link_gone: m.console_fault_link_gone,
  already_staff: m.console_fault_already_staff,
  account_needed: m.console_fault_account_needed,
  state_changed: m.console_fault_request_changed,
  already_decided: m.console_fault_already_decided,
  selection_changed: m.console_fault_selection_changed,
  too_many_listings: m.console_fault_too_many_listings,
  not_undoable: m.console_fault_not_undoable,
  import_unreadable: m.console_import_unreadable,
  import_too_long: m.console_import_too_long,
  import_not_ready: m.console_import_not_ready,
  import_running: m.console_import_running,
  batch_running: m.console_batch_running,
  is_staff: m.console_fault_is_staff,
  email_differs: m.console_fault_email_differs,
  title_differs: m.console_fault_title_differs,
  too_many_webhooks: m.console_fault_too_many_webhooks,
  webhook_disabled: m.console_fault_webhook_disabled,
  not_replayable: m.console_fault_not_replayable,
  site_not_empty: m.console_fault_site_not_empty,
  backup_unreadable: m.console_fault_backup_unreadable,
  backup_other_version: m.console_fault_backup_other_version,
  backup_other_secret: m.console_fault_backup_other_secret,
  set_by_environment: m.console_fault_set_by_environment,
  review_date: m.console_fault_review_date,
  slug_taken: m.console_fault_slug_taken,
  too_many_featured: m.console_fault_too_many_featured,
  collection_incomplete: m.console_fault_collection_incomplete,
  relevance_drop: m.console_fault_relevance_drop,
  rule_changed: m.console_fault_rule_changed,
  too_many_views: m.console_fault_too_many_views,
  too_many_rules: m.console_fault_too_many_rules,
  time_past: m.console_fault_time_past,
  is_published: m.console_fault_is_published,
  validation_failed: m.console_fault_invalid,
  over_request_rate_limit: m.console_fault_too_often,
}

/** Runs actions of the console, one at a time, and explains failures. */
export function useConsoleCall() {
  const [state, setState] = useState(IDLE)

  async function run(act: () => Promise<void>): Promise<void> {
    if (state.isBusy) return
    setState({ ...IDLE, isBusy: true })
    try {
      await act()
      setState(IDLE)
    } catch (error) {
      setState({ ...IDLE, ...explain(error, () => run(act)) })
    }
  }

  return { ...state, run }
}

export type ConsoleCallState = ReturnType<typeof useConsoleCall>

function explain(error: unknown, retry: () => void): Partial<State> {
  if (!(error instanceof AccountError)) {
    console.warn(error)
    return { fault: navigator.onLine ? m.console_failed() : m.console_offline() }
  }
  if (error.code === 'reauthentication_needed')
    return {
      fault: m.console_reauthenticate(),
      reauthenticate: () => openSignInDialog(retry),
    }
  if (error.status === 413) return { fault: m.console_import_heavy() }
  return { fault: (FAULTS[error.code] ?? m.console_failed)() }
}

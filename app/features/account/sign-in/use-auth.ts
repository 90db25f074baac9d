import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { withSessionRecovery } from '#app/lib/session/session-expiry.ts'
import { supabaseClient } from '#app/lib/session/supabase.ts'
import { useSite } from '#app/lib/site.ts'
import { m } from '#domain/messages/messages.js'
import { type AuthError, toAuthError } from './auth-fault.ts'

export type Auth = Awaited<ReturnType<typeof supabaseClient>>['auth']

/** The auth API of the client, loaded on the first call. */
export function useAuth(): () => Promise<Auth> {
  const site = useSite()
  return async () => (await supabaseClient(site)).auth
}

type Succeeded<A> = NonNullable<Extract<A, { error: null }> extends { data: infer D } ? D : never>

/** The data of a client response. @throws its error */
export function dataOf<A extends { data: unknown; error: unknown }>(answer: A): Succeeded<A> {
  if (answer.error) throw answer.error
  return answer.data as Succeeded<A>
}

/** The text of a form's field. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Client-side validation of address, password and code; null if valid. */
function validateFields(form: FormData): AuthError | null {
  const email = textOf(form, 'email').trim()
  if (form.has('email') && email === '')
    return { field: 'email', text: m.account_fault_email_missing() }
  if (form.has('email') && !ADDRESS.test(email))
    return { field: 'email', text: m.account_fault_email_shape() }
  if (form.has('password') && textOf(form, 'password') === '')
    return { field: 'password', text: m.account_fault_password_missing() }
  if (form.has('code') && !/^\d{6}$/.test(codeOf(form)))
    return { field: 'code', text: m.account_fault_code_missing() }
  return null
}

/** Removes spaces and hyphens, which mail programs and users insert. */
export function codeOf(form: FormData): string {
  return textOf(form, 'code').replace(/[\s-]/g, '')
}

/** A form that calls the auth service, one call at a time; errors are shown at their field and input is kept. */
export function useAuthForm(submit: (form: FormData) => Promise<void>, toError = toAuthError) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<AuthError | null>(null)
  const ref = useRef<HTMLFormElement>(null)

  function showError(found: AuthError) {
    flushSync(() => setError(found))
    ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const form = new FormData(event.currentTarget)
    const invalid = validateFields(form)
    if (invalid) return showError(invalid)
    await run(() => submit(form))
  }

  async function run(act: () => Promise<void>) {
    setBusy(true)
    setError(null)
    try {
      await withSessionRecovery(act, () => run(act))
      setBusy(false)
    } catch (error) {
      setBusy(false)
      showError(toError(error))
    }
  }

  /** Editing clears the error. */
  const onInput = () => setError(null)
  const errorOf = (field: AuthError['field']) => (error?.field === field ? error.text : undefined)
  return { busy, run, errorOf, form: { ref, onSubmit, onInput, noValidate: true } }
}

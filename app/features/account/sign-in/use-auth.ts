import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { withSessionRecovery } from '#app/lib/session/session-expiry.ts'
import { supabaseClient } from '#app/lib/session/supabase.ts'
import { useSite } from '#app/lib/site.ts'
import { m } from '#domain/messages/messages.js'
import { type AuthFault, toAuthFault } from './auth-fault.ts'

export type Auth = Awaited<ReturnType<typeof supabaseClient>>['auth']

/** The auth part of the client, fetched when it is first called. */
export function useAuth(): () => Promise<Auth> {
  const site = useSite()
  return async () => (await supabaseClient(site)).auth
}

type Succeeded<A> = NonNullable<Extract<A, { error: null }> extends { data: infer D } ? D : never>

/** The data of an answer of the client. @throws its error */
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

/** What can be told of an address, password and code before anybody is asked; null when nothing is wrong. */
export function faultOfFields(form: FormData): AuthFault | null {
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

/** Mail programs and people put spaces into codes. */
export function codeOf(form: FormData): string {
  return textOf(form, 'code').replace(/[\s-]/g, '')
}

/** A form that asks the auth service: one call at a time; a failure is said where it belongs, and nothing typed is lost. */
export function useAuthForm(ask: (form: FormData) => Promise<void>, readFault = toAuthFault) {
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<AuthFault | null>(null)
  const ref = useRef<HTMLFormElement>(null)

  function refuse(found: AuthFault) {
    flushSync(() => setFault(found))
    ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const form = new FormData(event.currentTarget)
    const wrong = faultOfFields(form)
    if (wrong) return refuse(wrong)
    await run(() => ask(form))
  }

  async function run(act: () => Promise<void>) {
    setBusy(true)
    setFault(null)
    try {
      await withSessionRecovery(act, () => run(act))
      setBusy(false)
    } catch (error) {
      setBusy(false)
      refuse(readFault(error))
    }
  }

  /** What was wrong is being mended. */
  const onInput = () => setFault(null)
  const errorOf = (field: AuthFault['field']) => (fault?.field === field ? fault.text : undefined)
  return { busy, run, errorOf, form: { ref, onSubmit, onInput, noValidate: true } }
}

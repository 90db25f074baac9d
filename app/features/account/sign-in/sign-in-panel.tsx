import { useState } from 'react'
import { m } from '#domain/messages/messages.js'
import { CodeForm } from './code-form.tsx'
import { FactorForm } from './factor-form.tsx'
import { MailForm } from './mail-form.tsx'
import { SignInForm } from './sign-in-form.tsx'
import type { Posted, SignInView } from './sign-in-view.ts'
import { SignUpForm } from './sign-up-form.tsx'
import '../account.css'

type SignInPanelProps = {
  view: SignInView
  onView: (view: SignInView) => void
  /** The path that links in mails finally lead to. */
  next: string
  /** Runs after sign-in, including the second factor. */
  onDone: () => void
  /** Runs after sign-in by a recovery code, to set a new password. */
  onRecovered: () => void
  /** The first factor is verified, the second is missing. */
  halfway?: boolean
}

type Step = { kind: 'form' } | { kind: 'code'; posted: Posted } | { kind: 'factor' }

/** All sign-in methods, one at a time, for the page and the dialog. */
export function SignInPanel(props: SignInPanelProps) {
  const { view, onView, next, onDone, onRecovered, halfway = false } = props
  const [step, setStep] = useState<Step>({ kind: halfway ? 'factor' : 'form' })
  const toForm = () => setStep({ kind: 'form' })
  const toFactor = () => setStep({ kind: 'factor' })
  const toCode = (posted: Posted) => setStep({ kind: 'code', posted })

  if (step.kind === 'factor') return <FactorForm onDone={onDone} onLeave={toForm} />
  if (step.kind === 'code')
    return (
      <CodeForm
        posted={step.posted}
        onBack={toForm}
        onFactor={toFactor}
        onDone={step.posted.kind === 'recovery' ? onRecovered : onDone}
      />
    )
  const shared = { next, onView, onPosted: toCode, onFactor: toFactor, onDone }
  if (view === 'sign-up') return <SignUpForm {...shared} />
  if (view === 'forgot')
    return <MailForm {...shared} kind="recovery" lead={m.account_forgot_lead()} />
  if (view === 'mailed') return <MailForm {...shared} kind="email" lead={m.account_mailed_lead()} />
  return <SignInForm {...shared} />
}

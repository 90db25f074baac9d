import { CircleAlert } from 'lucide-react'
import './form-alert.css'

/** What is wrong with no field in particular; spoken when it appears. */
export function FormAlert({ text }: { text: string | undefined }) {
  return (
    <div role="alert">
      {text && (
        <p className="form-alert">
          <CircleAlert aria-hidden size={20} strokeWidth={1.5} />
          {text}
        </p>
      )}
    </div>
  )
}

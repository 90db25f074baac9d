import { Icon } from '../icon/icon.tsx'
import './form-alert.css'

/** An error that concerns no single field; announced when it appears. */
export function FormAlert({ text }: { text: string | undefined }) {
  return (
    <div role="alert">
      {text && (
        <p className="form-alert">
          <Icon name="circle-exclamation-point" />
          {text}
        </p>
      )}
    </div>
  )
}

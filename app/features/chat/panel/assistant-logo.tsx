import type { ComponentProps } from 'react'

/** The assistant's logo: a branch with four leaves. */
export function AssistantLogo(props: ComponentProps<'svg'>) {
  return (
    <svg viewBox="1 2 30 30" fill="none" aria-hidden="true" {...props}>
      <path
        d="M5 28C5 12.5 12.5 5 27.5 6.2"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <g fill="currentColor">
        <path
          transform="rotate(-30 9.3 14.5)"
          d="M9.3 14.5c2.4 2.85 2.4 7.125 0 9.5c-2.4 -2.375 -2.4 -6.65 0 -9.5z"
        />
        <path
          transform="rotate(-16 14 9.5)"
          d="M14 9.5c2.6 3.9 2.6 9.75 0 13c-2.6 -3.25 -2.6 -9.1 0 -13z"
        />
        <path
          transform="rotate(-6 19.7 7)"
          d="M19.7 7c2.7 4.5 2.7 11.25 0 15c-2.7 -3.75 -2.7 -10.5 0 -15z"
        />
        <path
          transform="rotate(4 26 6.2)"
          d="M26 6.2c2.7 4.8 2.7 12 0 16c-2.7 -4 -2.7 -11.2 0 -16z"
        />
      </g>
    </svg>
  )
}

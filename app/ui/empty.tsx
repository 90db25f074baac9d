import type { ComponentProps } from 'react'
import { cn } from '#app/lib/cn.ts'
import { Print } from './print.tsx'

type EmptyProps = Omit<ComponentProps<'div'>, 'title'> & {
  title: string
  text: string
  /** URL of a print. */
  picture: string
}

export function Empty({ title, text, picture, className, children, ...props }: EmptyProps) {
  return (
    <div data-slot="empty" {...props} className={cn('empty', className)}>
      <Print src={picture} alt="" />
      <h2>{title}</h2>
      <p className="max-w-[46ch] text-ink-2">{text}</p>
      {children}
    </div>
  )
}

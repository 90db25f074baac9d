import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { cn } from '#app/lib/cn.ts'
import { Icon } from './icon/icon.tsx'
import { Print } from './print.tsx'

type AlertProps = Omit<ComponentProps<'div'>, 'title'> & {
  title: string
  back?: { to: string; label: string }
  /** A print beside the message, for a page that consists of the alert only: its title is the heading. */
  picture?: string
}

export function Alert({ title, back, picture, className, children, ...props }: AlertProps) {
  const Title = picture ? 'h1' : 'strong'
  const message = (
    <div data-slot="alert" {...props} className={picture ? undefined : className}>
      <div role="alert" className="alert">
        <Icon name="circle-exclamation-point" className="mt-0.5" />
        <Title className="font-semibold">{title}</Title>
        {children && <p className="col-start-2 text-ink">{children}</p>}
      </div>
      {back && (
        <Link to={back.to} className="link link-back mt-3.5">
          <Icon name="arrow-left" size={16} />
          {back.label}
        </Link>
      )}
    </div>
  )
  if (!picture) return message
  return (
    <div
      className={cn(
        'grid items-center gap-8 pt-6 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] md:gap-[72px] md:pt-14',
        className,
      )}
    >
      {message}
      <Print src={picture} alt="" ratio="4/3" priority />
    </div>
  )
}

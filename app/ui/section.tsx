import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn } from '#app/lib/cn.ts'

type SectionProps = Omit<ComponentProps<'section'>, 'title'> & {
  title: string
  headingLevel?: 2 | 3
  /** A link or control at the end of the heading's line. */
  action?: ReactNode
}

export function Section({
  title,
  headingLevel = 2,
  action,
  className,
  children,
  ...props
}: SectionProps) {
  const titleId = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <section
      data-slot="section"
      {...props}
      aria-labelledby={titleId}
      className={cn('mt-13 md:mt-19', className)}
    >
      <div className="mb-4.5 flex items-baseline justify-between gap-3 md:mb-6.5">
        <Heading id={titleId}>{title}</Heading>
        {action}
      </div>
      {children}
    </section>
  )
}

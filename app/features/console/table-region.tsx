import type { ComponentProps } from 'react'

type TableRegionProps = ComponentProps<'section'> & { label: string }

/** A table that scrolls sideways within the page where it is too wide. */
export function TableRegion({ label, children, ...props }: TableRegionProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
    <section {...props} className="console-scroll" aria-label={label} tabIndex={0}>
      <table className="console-table">{children}</table>
    </section>
  )
}

import { type ComponentProps, type ReactNode, useCallback, useState } from 'react'
import { cn } from '#app/lib/cn.ts'

type PrintProps = Omit<ComponentProps<'span'>, 'children'> & {
  src: string
  /** Takes the place of `src`, once, when that fails to load. */
  fallback?: string
  alt: string
  /** "4x3" or "4/3"; without one the box takes the size that `className` gives it. */
  ratio?: string
  /** The first picture of a page: loaded at once. */
  priority?: boolean
  /** Photographs are toned down to hang beside prints. */
  kind?: 'photo' | 'print'
  /** How wide it is shown, for choosing from `srcSet` and `avif`. */
  sizes?: string
  srcSet?: string
  /** Like `srcSet`, as AVIF: a third smaller, and not read by every browser. */
  avif?: string
  /** Shown until the picture is there. */
  colour?: string
}

/** Wide enough for a column of cards; one that is not gets told. */
const USUAL_SIZES = '(min-width: 1024px) 33vw, (min-width: 640px) 50vw, 100vw'

export function Print({
  src,
  fallback,
  alt,
  ratio,
  priority = false,
  kind = 'print',
  sizes = USUAL_SIZES,
  srcSet,
  avif,
  colour,
  className,
  style,
  ...props
}: PrintProps) {
  const [failed, setFailed] = useState<readonly string[]>([])
  const shown = [src, fallback].find((url) => url && !failed.includes(url))
  const fail = useCallback((url: string) => setFailed((urls) => [...urls, url]), [])
  // A picture may have failed before the page came alive; then there is no event to hear.
  const noticeEarlyFailure = useCallback(
    (image: HTMLImageElement | null) => {
      if (shown && image?.complete && image.naturalWidth === 0) fail(shown)
    },
    [shown, fail],
  )
  const own = shown === src
  return (
    <span
      data-slot="print"
      {...props}
      className={cn('print', kind === 'photo' && own && 'print-photo', className)}
      style={{
        aspectRatio: ratio && aspectOf(ratio),
        backgroundColor: own ? colour : undefined,
        ...style,
      }}
    >
      {shown ? (
        <Formats avif={own ? avif : undefined} sizes={sizes}>
          <img
            key={shown}
            ref={noticeEarlyFailure}
            src={shown}
            srcSet={own ? srcSet : undefined}
            sizes={own && srcSet ? sizes : undefined}
            alt={alt}
            decoding="async"
            loading={priority ? 'eager' : 'lazy'}
            fetchPriority={priority ? 'high' : undefined}
            onError={() => fail(shown)}
          />
        </Formats>
      ) : (
        alt && <span role="img" aria-label={alt} />
      )}
    </span>
  )
}

type FormatsProps = { avif: string | undefined; sizes: string; children: ReactNode }

function Formats({ avif, sizes, children }: FormatsProps) {
  if (!avif) return children
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      {children}
    </picture>
  )
}

/** "4x3", "4:3" and "4/3" are one ratio; a named size ("hero") leaves it to the box. */
export function aspectOf(ratio: string): string | undefined {
  const [, width, height] = /^(\d+)[x:/](\d+)$/.exec(ratio) ?? []
  return width && height ? `${width} / ${height}` : undefined
}

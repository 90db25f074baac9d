import { type ComponentProps, type ReactNode, useCallback, useState } from 'react'
import { cn } from '#app/lib/cn.ts'

type PrintProps = Omit<ComponentProps<'span'>, 'children'> & {
  src: string
  /** Replaces `src` once when it fails to load. */
  fallback?: string
  alt: string
  /** "4x3" or "4/3"; without one `className` sets the size. */
  ratio?: string
  /** Loads eagerly, for the first pictures of a page. */
  priority?: boolean
  /** Photos are toned down to match prints. */
  kind?: 'photo' | 'print'
  /** The rendered width, for `srcSet` and `avif`. */
  sizes?: string
  srcSet?: string
  /** Like `srcSet`, as AVIF: a third smaller, but not supported by every browser. */
  avif?: string
  /** Background colour until the picture has loaded. */
  colour?: string
}

/** Fits a column of cards. */
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
  const currentSrc = [src, fallback].find((url) => url && !failed.includes(url))
  const fail = useCallback((url: string) => setFailed((urls) => [...urls, url]), [])
  // A picture may have failed before hydration, without an event to handle.
  const checkEarlyFailure = useCallback(
    (image: HTMLImageElement | null) => {
      if (currentSrc && image?.complete && image.naturalWidth === 0) fail(currentSrc)
    },
    [currentSrc, fail],
  )
  const isOwn = currentSrc === src
  return (
    <span
      data-slot="print"
      {...props}
      className={cn('print', kind === 'photo' && isOwn && 'print-photo', className)}
      style={{
        aspectRatio: ratio && aspectOf(ratio),
        backgroundColor: isOwn ? colour : undefined,
        ...style,
      }}
    >
      {currentSrc ? (
        <Formats avif={isOwn ? avif : undefined} sizes={sizes}>
          <img
            key={currentSrc}
            ref={checkEarlyFailure}
            src={currentSrc}
            srcSet={isOwn ? srcSet : undefined}
            sizes={isOwn && srcSet ? sizes : undefined}
            alt={alt}
            decoding="async"
            loading={priority ? 'eager' : 'lazy'}
            fetchPriority={priority ? 'high' : undefined}
            onError={() => fail(currentSrc)}
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

/** CSS aspect ratio of "4x3", "4:3" or "4/3"; undefined for a named size ("hero"). */
export function aspectOf(ratio: string): string | undefined {
  const [, width, height] = /^(\d+)[x:/](\d+)$/.exec(ratio) ?? []
  return width && height ? `${width} / ${height}` : undefined
}

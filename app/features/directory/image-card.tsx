import { Link, type LinkProps } from 'react-router'
import { cn } from '#app/lib/cn.ts'
import { inWidths, type Picture } from '#app/lib/pictures.ts'
import { Print } from '#app/ui/print.tsx'

type ImageCardProps = Pick<LinkProps, 'to' | 'state'> & {
  title: string
  /** A count at the end of the title's line. */
  note?: string
  text?: string | undefined
  /** URL of a print, or a photo. */
  picture: string | Picture
  ratio?: string
  /** The rendered width, if not the default of several in a row. */
  sizes?: string
  headingLevel?: 2 | 3
  priority?: boolean
  className?: string
}

/** For two to five in a row; understated on compact screens, where a pixel ratio of 2 is enough. */
export const IMAGE_CARD_SIZES = '(min-width: 48rem) 25vw, 30vw'

/** A link to a part of the directory: a picture with its title below. */
export function ImageCard(props: ImageCardProps) {
  const { title, note, text, picture, ratio, headingLevel = 3, priority = false, className } = props
  const { sizes = IMAGE_CARD_SIZES } = props
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <Link
      to={props.to}
      state={props.state}
      prefetch="intent"
      className={cn('image-card group', className)}
    >
      <Print
        {...(typeof picture === 'string' ? inWidths(picture, sizes) : { ...picture, sizes })}
        alt=""
        priority={priority}
        {...(ratio && { ratio })}
      />
      <Heading className="image-card-title">
        <span>{title}</span>
        {note && <small>{note}</small>}
      </Heading>
      {text && <p className="image-card-text">{text}</p>}
    </Link>
  )
}

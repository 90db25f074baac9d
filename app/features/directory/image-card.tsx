import { Link, type LinkProps } from 'react-router'
import { cn } from '#app/lib/cn.ts'
import { inWidths, type Picture } from '#app/lib/pictures.ts'
import { Print } from '#app/ui/print.tsx'

type PlateProps = Pick<LinkProps, 'to' | 'state'> & {
  title: string
  /** At the end of the title's line: how many there are. */
  note?: string
  text?: string | undefined
  /** Address of a print, or a photo. */
  picture: string | Picture
  ratio?: string
  /** How wide it is shown, where that is not one of several in a row. */
  sizes?: string
  headingLevel?: 2 | 3
  priority?: boolean
  className?: string
}

/** Two to five in a row; on compact screens with two pixels for each px. */
export const IMAGE_CARD_SIZES = '(min-width: 48rem) 25vw, 30vw'

/** A print with its name below: the way into a part of the directory. */
export function ImageCard(props: PlateProps) {
  const { title, note, text, picture, ratio, headingLevel = 3, priority = false, className } = props
  const { sizes = IMAGE_CARD_SIZES } = props
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <Link
      to={props.to}
      state={props.state}
      prefetch="intent"
      className={cn('plate group', className)}
    >
      <Print
        {...(typeof picture === 'string' ? inWidths(picture, sizes) : { ...picture, sizes })}
        alt=""
        priority={priority}
        {...(ratio && { ratio })}
      />
      <Heading className="plate-title">
        <span>{title}</span>
        {note && <small>{note}</small>}
      </Heading>
      {text && <p className="plate-text">{text}</p>}
    </Link>
  )
}

import { useState } from 'react'
import { href, Link } from 'react-router'
import { lazy, useLazy } from '#app/lib/loading/lazy.ts'
import { useInView } from '#app/lib/loading/use-in-view.ts'
import { Section } from '#app/ui/section.tsx'
import { m } from '#domain/messages/messages.js'

const cards = lazy(async () => (await import('./featured-cards.tsx')).FeaturedCards, 'small')
const NEAR = { rootMargin: '600px' }

/** A link to the collections; the featured ones load when it comes near the window. */
export function FeaturedStories() {
  const [section, setSection] = useState<HTMLElement | null>(null)
  const Cards = useLazy(cards, useInView(section, NEAR), () => undefined)
  return (
    <Section
      ref={setSection}
      title={m.collections_title()}
      action={
        <Link to={href('/collections')} className="link">
          {m.collections_all()}
        </Link>
      }
    >
      {Cards && <Cards />}
    </Section>
  )
}

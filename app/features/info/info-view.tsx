import { Link } from 'react-router'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Print } from '#app/ui/print.tsx'
import { m } from '#domain/messages/messages.js'
import type { InfoBlock, InfoContent, InfoSection } from './info-content.ts'
import './info.css'

type InfoViewProps = { title: string; content: InfoContent; picture: string }

/** A text page: title and print, then sections with a table of contents. */
export function InfoView({ title, content: { lead, sections }, picture }: InfoViewProps) {
  return (
    <div className="wrap">
      <header className="info-hero">
        <div className="info-hero-text">
          <Breadcrumb
            label={m.directory_crumbs()}
            items={[{ label: m.shell_home(), to: '/' }, { label: title }]}
          />
          <h1>{title}</h1>
          <p className="text-ink-2 text-lead">{lead}</p>
        </div>
        <Print src={picture} alt="" priority />
      </header>
      <div className="info-body">
        <nav aria-label={m.info_contents()} className="info-contents">
          <ul>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="info-text">
          {sections.map((section) => (
            <Section key={section.id} section={section} />
          ))}
        </div>
      </div>
    </div>
  )
}

function Section({ section: { id, title, blocks } }: { section: InfoSection }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {blocks.map((block) => (
        <Block key={keyOf(block)} block={block} />
      ))}
    </section>
  )
}

function Block({ block }: { block: InfoBlock }) {
  switch (block.kind) {
    case 'text':
      return <p>{block.text}</p>
    case 'list':
      return (
        <ul className="info-list">
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )
    case 'facts':
      return (
        <>
          {block.title && <h3>{block.title}</h3>}
          <dl className="info-facts">
            {block.facts.map(({ term, text, href }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>
                  {href ? (
                    <a href={href} className="link">
                      {text}
                    </a>
                  ) : (
                    text
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )
    case 'links':
      return (
        <p className="info-links">
          {block.links.map(({ label, to }) => (
            <Link key={to} to={to} className="link">
              {label}
            </Link>
          ))}
        </p>
      )
  }
}

/** Unique within a section, whose blocks differ in their text. */
function keyOf(block: InfoBlock): string {
  return block.kind === 'facts' ? (block.title ?? block.kind) : JSON.stringify(block)
}

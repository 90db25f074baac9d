import type { InfoBlock, InfoContent } from '#app/features/info/info-content.ts'
import { INFO_PAGE_NAMES, INFO_PAGES } from '#app/features/shell/info-links.ts'
import { pageUrl } from '#app/lib/seo/page-url.ts'
import { INFO_CONTENTS } from '#app/page-parts/info-contents.ts'
import type { MarkdownDeps, MarkdownPage } from './deps.ts'
import { markdownPath } from './to-markdown.ts'

/** A page about the site itself; null for another path. */
export function infoPage(path: string, deps: MarkdownDeps): MarkdownPage {
  const page = INFO_PAGE_NAMES.find((known) => INFO_PAGES[known].path === path)
  if (!page) return null
  const { name, assistant, disclosure, origin } = deps
  const content = INFO_CONTENTS[page]({ site: name, assistant, ...disclosure })
  return {
    path,
    body: <InfoText title={INFO_PAGES[page].title()} content={content} origin={origin} />,
  }
}

type InfoTextProps = { title: string; content: InfoContent; origin: string }

function InfoText({ title, content: { lead, sections }, origin }: InfoTextProps) {
  return (
    <>
      <h1>{title}</h1>
      <p>{lead}</p>
      {sections.map((section) => (
        <section key={section.id}>
          <h2>{section.title}</h2>
          {section.blocks.map((block) => (
            <BlockText key={JSON.stringify(block)} block={block} origin={origin} />
          ))}
        </section>
      ))}
    </>
  )
}

function BlockText({ block, origin }: { block: InfoBlock; origin: string }) {
  switch (block.kind) {
    case 'text':
      return <p>{block.text}</p>
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )
    case 'facts':
      return (
        <>
          {block.title && <h3>{block.title}</h3>}
          <ul>
            {block.facts.map(({ term, text }) => (
              <li key={term}>
                <strong>{term}:</strong> {text}
              </li>
            ))}
          </ul>
        </>
      )
    case 'links':
      return (
        <ul>
          {block.links.map(({ label, to }) => (
            <li key={to}>
              <a href={pageUrl(origin, isInfoPath(to) ? markdownPath(to) : to)}>{label}</a>
            </li>
          ))}
        </ul>
      )
  }
}

export function isInfoPath(path: string): boolean {
  return INFO_PAGE_NAMES.some((name) => INFO_PAGES[name].path === path)
}

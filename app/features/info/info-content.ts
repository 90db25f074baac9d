import type { Disclosure } from '#domain/listing/disclosure.ts'
import { m } from '#domain/messages/messages.js'

/** Facts of the deployment for the texts. */
export type InfoFacts = Disclosure & { site: string; assistant: string }

type Fact = { term: string; text: string; href?: string }
export type InfoLink = { label: string; to: string }

export type InfoBlock =
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'facts'; title?: string; facts: readonly Fact[] }
  | { kind: 'links'; links: readonly InfoLink[] }

export type InfoSection = { id: string; title: string; blocks: readonly InfoBlock[] }

export type InfoContent = { lead: string; sections: readonly InfoSection[] }

/** A section; texts given as strings are paragraphs. */
export function section(
  id: string,
  title: string,
  ...blocks: readonly (string | InfoBlock)[]
): InfoSection {
  return {
    id,
    title,
    blocks: blocks.map((block) =>
      typeof block === 'string' ? { kind: 'text', text: block } : block,
    ),
  }
}

export const list = (...items: readonly string[]): InfoBlock => ({ kind: 'list', items })
export const links = (...entries: readonly InfoLink[]): InfoBlock => ({
  kind: 'links',
  links: entries,
})

/** Name, postal address and email of the operator; missing ones are stated as missing. */
export function operatorSection({ operator: { name, address, email } }: InfoFacts): InfoSection {
  const facts: Fact[] = [
    { term: m.info_operator_name(), text: name ?? m.info_operator_no_name() },
    { term: m.info_operator_address(), text: address ?? m.info_operator_no_address() },
    {
      term: m.info_operator_email(),
      text: email ?? m.info_operator_no_email(),
      ...(email && { href: `mailto:${email}` }),
    },
  ]
  return section('operator', m.info_operator(), { kind: 'facts', facts })
}

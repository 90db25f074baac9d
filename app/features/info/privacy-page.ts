import { href } from 'react-router'
import { PLACE_LABELS, STORED_DATA, type StoredData } from '#domain/member/stored-data.ts'
import { m } from '#domain/messages/messages.js'
import {
  type InfoBlock,
  type InfoContent,
  type InfoFacts,
  links,
  list,
  operatorSection,
  section,
} from './info-content.ts'

export function privacyPage(facts: InfoFacts): InfoContent {
  const { assistant } = facts
  return {
    lead: m.info_privacy_lead(),
    sections: [
      section(
        'short',
        m.privacy_short_title(),
        list(m.privacy_short_guest(), m.privacy_short_ads(), m.privacy_short_delete()),
      ),
      section(
        'stored',
        m.privacy_stored_title(),
        ...STORED_DATA.filter(({ onlyIf }) => !onlyIf || facts[onlyIf]).map((data) =>
          storedBlock(data, assistant),
        ),
      ),
      section('others', m.privacy_others_title(), list(...receivers(facts))),
      section(
        'rights',
        m.privacy_rights_title(),
        m.privacy_rights(),
        links(
          { label: m.shell_account_profile(), to: href('/profile') },
          { label: m.info_contact(), to: href('/contact') },
        ),
      ),
      operatorSection(facts),
    ],
  }
}

function storedBlock(data: StoredData, assistant: string): InfoBlock {
  const places = data.places.map((place) => PLACE_LABELS[place]()).join('\n')
  return {
    kind: 'facts',
    title: data.title({ assistant }),
    facts: [
      { term: m.privacy_holds(), text: data.holds({ assistant }) },
      { term: m.privacy_why(), text: data.why({ assistant }) },
      { term: m.privacy_where(), text: places },
      { term: m.privacy_kept(), text: data.kept() },
      { term: m.privacy_deleted(), text: data.deleted() },
    ],
  }
}

/** Third parties that receive data; the last three depend on the configuration. */
function receivers({
  assistant,
  hosts: { model, accounts, photos, mapTiles },
}: InfoFacts): string[] {
  return [
    m.privacy_others_host(),
    m.privacy_others_mail(),
    m.privacy_others_sign_in(),
    model
      ? m.privacy_others_model({ assistant, host: model })
      : m.privacy_others_no_model({ assistant }),
    ...(accounts ? [m.privacy_others_accounts({ host: accounts })] : []),
    ...(photos ? [m.privacy_others_photos({ host: photos })] : []),
    ...(mapTiles ? [m.privacy_others_map_tiles({ host: mapTiles })] : []),
  ]
}

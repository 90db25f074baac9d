import { href } from 'react-router'
import { m } from '#domain/messages/messages.js'
import {
  type InfoContent,
  type InfoFacts,
  links,
  list,
  operatorSection,
  section,
} from './info-content.ts'

const to = {
  contact: () => ({ label: m.info_contact(), to: href('/contact') }),
  messages: () => ({ label: m.shell_account_messages(), to: href('/messages') }),
  privacy: () => ({ label: m.info_privacy(), to: href('/privacy') }),
  profile: () => ({ label: m.shell_account_profile(), to: href('/profile') }),
  rank: () => ({ label: m.info_rank(), to: href('/how-we-rank') }),
  search: () => ({ label: m.shell_search(), to: href('/search') }),
  verify: () => ({ label: m.info_verify(), to: href('/how-we-verify') }),
}

export function aboutPage({ site, assistant }: InfoFacts): InfoContent {
  return {
    lead: m.info_about_lead({ site }),
    sections: [
      section(
        'site',
        m.info_about_what_title({ site }),
        m.info_about_what({ site }),
        m.info_about_kinds(),
        links(to.search()),
      ),
      section(
        'assistant',
        m.info_about_assistant_title({ assistant }),
        m.info_about_assistant({ assistant }),
      ),
      section('account', m.info_about_account_title(), m.info_about_account()),
      section('sample', m.info_about_sample_title(), m.info_about_sample()),
      section(
        'money',
        m.info_about_money_title(),
        m.info_about_money(),
        links(to.rank(), to.verify(), to.contact()),
      ),
    ],
  }
}

export function rankPage({ assistant }: InfoFacts): InfoContent {
  return {
    lead: m.info_rank_lead(),
    sections: [
      section(
        'search',
        m.info_rank_search_title(),
        m.info_rank_search(),
        m.info_rank_search_rating(),
      ),
      section('limits', m.info_rank_limits_title(), m.info_rank_limits()),
      section('rating', m.info_rank_rating_title(), m.info_rank_rating()),
      section(
        'orders',
        m.info_rank_orders_title(),
        list(
          m.info_rank_order_price(),
          m.info_rank_order_newest(),
          m.info_rank_order_concern(),
          m.info_rank_order_featured(),
        ),
      ),
      section('sample', m.info_rank_sample_title(), m.info_rank_sample()),
      section('badge', m.info_rank_badge_title(), m.info_rank_badge()),
      section('picked', m.info_rank_picked_title(), m.info_rank_picked()),
      section(
        'assistant',
        m.info_rank_assistant_title({ assistant }),
        m.info_rank_assistant({ assistant }),
      ),
      section('not', m.info_rank_not_title(), m.info_rank_not(), links(to.verify())),
    ],
  }
}

export function verifyPage(): InfoContent {
  return {
    lead: m.info_verify_lead(),
    sections: [
      section(
        'meaning',
        m.info_verify_means_title(),
        m.info_verify_means(),
        m.info_verify_no_process(),
      ),
      section('sample', m.info_verify_sample_title(), m.info_verify_sample()),
      section('not', m.info_verify_not_title(), m.info_verify_not()),
      section('reviews', m.info_verify_reviews_title(), m.info_verify_reviews()),
      section(
        'report',
        m.info_verify_report_title(),
        m.info_verify_report(),
        links(to.contact(), to.rank()),
      ),
    ],
  }
}

export function termsPage(facts: InfoFacts): InfoContent {
  const { site, assistant } = facts
  return {
    lead: m.info_terms_lead({ site }),
    sections: [
      section('service', m.info_terms_service_title(), m.info_terms_service({ site })),
      section('health', m.info_terms_health_title(), m.info_terms_health({ assistant })),
      section('listings', m.info_terms_listings_title(), m.info_terms_listings()),
      section(
        'booking',
        m.info_terms_booking_title(),
        m.info_terms_booking(),
        m.info_terms_booking_host(),
      ),
      section('account', m.info_terms_account_title(), m.info_terms_account()),
      section('content', m.info_terms_content_title(), m.info_terms_content(), links(to.privacy())),
      section('use', m.info_terms_use_title(), m.info_terms_use()),
      section('liability', m.info_terms_liability_title(), m.info_terms_liability()),
      section('law', m.info_terms_law_title(), m.info_terms_law()),
      operatorSection(facts),
    ],
  }
}

export function contactPage(facts: InfoFacts): InfoContent {
  return {
    lead: m.info_contact_lead(),
    sections: [
      operatorSection(facts),
      section(
        'booking',
        m.info_contact_booking_title(),
        m.info_contact_booking(),
        links(to.messages()),
      ),
      section(
        'data',
        m.info_contact_data_title(),
        m.info_contact_data(),
        links(to.profile(), to.privacy()),
      ),
      section('listing', m.info_verify_report_title(), m.info_verify_report()),
      section('urgent', m.info_contact_urgent_title(), m.info_contact_urgent()),
    ],
  }
}

export function accessibilityPage(): InfoContent {
  return {
    lead: m.info_accessibility_lead(),
    sections: [
      section('aim', m.info_accessibility_aim_title(), m.info_accessibility_aim()),
      section(
        'tested',
        m.info_accessibility_tested_title(),
        list(
          m.info_accessibility_axe(),
          m.info_accessibility_keyboard(),
          m.info_accessibility_motion(),
          m.info_accessibility_narrow(),
        ),
      ),
      section(
        'gaps',
        m.info_accessibility_gaps_title(),
        list(
          m.info_accessibility_gap_people(),
          m.info_accessibility_gap_browser(),
          m.info_accessibility_gap_video(),
          m.info_accessibility_gap_language(),
          m.info_accessibility_gap_script(),
        ),
      ),
      section(
        'report',
        m.info_accessibility_report_title(),
        m.info_accessibility_report(),
        links(to.contact()),
      ),
    ],
  }
}

import { href, Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import type { CollectionGap, EditedCollection } from '#domain/collection/collection-api.ts'
import { gapsOf } from '#domain/collection/collection-gaps.ts'
import { m } from '#domain/messages/messages.js'
import { CallFault } from '../call-fault.tsx'
import { StateBadge } from '../listings/state-badge.tsx'
import type { CollectionEdit } from './use-collection-edit.ts'

const GAP_LABELS: Record<CollectionGap, () => string> = {
  english: m.console_collection_gap_english,
  title: m.console_collection_gap_title,
  lead: m.console_collection_gap_lead,
  prose: m.console_collection_gap_prose,
  listings: m.console_collection_gap_listings,
}

type CollectionStateProps = { collection: EditedCollection; edit: CollectionEdit }

/** Whether it is public, a button that changes that, and what is missing before. */
export function CollectionState({ collection: { slug, state }, edit }: CollectionStateProps) {
  const isPublic = state === 'published'
  const gaps = gapsOf(edit.stored)
  return (
    <>
      <div className="console-actions">
        <StateBadge state={state} />
        {isPublic && (
          <Link
            to={href('/collections/:slug', { slug })}
            className="link"
            target="_blank"
            rel="noreferrer"
          >
            {m.console_collection_page()}
          </Link>
        )}
        <Button
          variant="secondary"
          busy={edit.call.isBusy}
          disabled={edit.isDirty || (!isPublic && gaps.length > 0)}
          onClick={() => edit.setState(isPublic ? 'draft' : 'published')}
        >
          {isPublic ? m.console_withdraw() : m.console_publish()}
        </Button>
      </div>
      <p className="console-second">
        {isPublic ? m.console_collection_public_text() : m.console_collection_draft_text()}
      </p>
      {gaps.length > 0 && (
        <p className="console-second">
          {m.console_collection_gaps({ gaps: gaps.map((gap) => GAP_LABELS[gap]()).join(', ') })}
        </p>
      )}
      <CallFault call={edit.call} />
    </>
  )
}

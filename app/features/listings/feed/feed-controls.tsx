import type { ReactNode } from 'react'
import { Link, type To, useLocation } from 'react-router'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { IconName } from '#app/ui/icon/icon-names.ts'
import { m } from '#domain/messages/messages.js'
import type { Feed } from './feed-position.ts'

type FeedControlsProps = {
  feed: Feed
  seen: number
  onShow: (slide: number) => void
  /** Mute, and pause for a slide with a video. */
  children: ReactNode
}

/** Previous, count and next; after the last slide, next leads to the next page. */
export function FeedControls({ feed, seen, onShow, children }: FeedControlsProps) {
  const { items, previousPage, nextPage } = feed
  const last = items.length - 1
  return (
    <div className="feed-controls">
      {children}
      <Step
        label={m.listings_feed_previous()}
        icon="chevron-up"
        page={seen === 0 ? previousPage : null}
        disabled={seen === 0}
        onStep={() => onShow(seen - 1)}
      />
      <FeedCount feed={feed} slide={seen} />
      <Step
        label={m.listings_feed_next()}
        icon="chevron-down"
        page={seen === last ? nextPage : null}
        disabled={seen === last}
        onStep={() => onShow(seen + 1)}
      />
    </div>
  )
}

/** Without scripts each slide has links to its neighbours. */
export function FeedLinks({ feed, slide }: { feed: Feed; slide: number }) {
  const { items, previousPage, nextPage } = feed
  const { search } = useLocation()
  const addressOf = (place: number) => items[place] && { search, hash: items[place].slug }
  return (
    <div className="feed-controls">
      <StepLink
        label={m.listings_feed_previous()}
        icon="chevron-up"
        to={addressOf(slide - 1) ?? previousPage}
      />
      <FeedCount feed={feed} slide={slide} />
      <StepLink
        label={m.listings_feed_next()}
        icon="chevron-down"
        to={addressOf(slide + 1) ?? nextPage}
      />
    </div>
  )
}

type SwitchProps = { on: boolean; onSwitch: () => void }

export function MuteSwitch({ on, onSwitch }: SwitchProps) {
  return (
    <RoundButton
      label={on ? m.listings_feed_unmute() : m.listings_feed_mute()}
      icon={on ? 'volume-x' : 'volume-2'}
      onPress={onSwitch}
    />
  )
}

/** Pauses motion that starts automatically, or starts it under reduced motion. */
export function PlaySwitch({ on, onSwitch }: SwitchProps) {
  return (
    <RoundButton
      label={on ? m.listings_feed_pause() : m.listings_feed_play()}
      icon={on ? 'pause' : 'play'}
      onPress={onSwitch}
    />
  )
}

function FeedCount({ feed, slide }: { feed: Feed; slide: number }) {
  return (
    <span className="feed-count" aria-live="polite">
      {m.listings_feed_count({ n: feed.offset + slide + 1, total: feed.total })}
    </span>
  )
}

type StepProps = {
  label: string
  icon: IconName
  page: string | null
  disabled: boolean
  onStep: () => void
}

function Step({ label, icon, page, disabled, onStep }: StepProps) {
  if (page) return <StepLink label={label} icon={icon} to={page} />
  return <RoundButton label={label} icon={icon} onPress={onStep} disabled={disabled} />
}

function StepLink({ label, icon, to }: { label: string; icon: IconName; to: To | null }) {
  const { state } = useLocation()
  const content = <Icon name={icon} />
  if (!to) return <span className="feed-round feed-round-off">{content}</span>
  return (
    <Link
      to={to}
      replace
      preventScrollReset
      state={state}
      aria-label={label}
      className="feed-round"
    >
      {content}
    </Link>
  )
}

type RoundButtonProps = {
  label: string
  icon: IconName
  disabled?: boolean
  onPress: () => void
}

/** `aria-disabled` at the ends, so that the focus is not lost. */
function RoundButton({ label, icon, disabled = false, onPress }: RoundButtonProps) {
  return (
    <button
      type="button"
      className="feed-round"
      aria-label={label}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onPress}
    >
      <Icon name={icon} />
    </button>
  )
}

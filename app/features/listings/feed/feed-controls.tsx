import type { ReactNode } from 'react'
import { Link, type To, useLocation } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icon-names.ts'
import { m } from '#domain/messages/messages.js'
import type { Feed } from './feed-position.ts'

type FeedControlsProps = {
  feed: Feed
  seen: number
  onShow: (slide: number) => void
  /** Mute, and pause where something moves. */
  children: ReactNode
}

/** Previous, count and next; beyond the last slide of a page lies the next page. */
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

/** Where no script moves the slides, each has links to its neighbours. */
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

/** What moves by itself can be stopped; what stands still on request can be started. */
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
  const drawn = <Icon name={icon} />
  if (!to) return <span className="feed-round feed-round-off">{drawn}</span>
  return (
    <Link
      to={to}
      replace
      preventScrollReset
      state={state}
      aria-label={label}
      className="feed-round"
    >
      {drawn}
    </Link>
  )
}

type RoundButtonProps = {
  label: string
  icon: IconName
  disabled?: boolean
  onPress: () => void
}

/** Stays focusable at the ends, so that the focus is not lost there. */
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

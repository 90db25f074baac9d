import { Command } from 'cmdk'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTimer } from '#app/lib/loading/use-timer.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { m } from '#domain/messages/messages.js'
import type { ConsoleAction } from '#domain/permissions/permissions.ts'
import { CONSOLE_PAGES } from '../console-pages.ts'
import { type Destination, findCommands, findPages } from './commands.ts'
import { focusWhenShown } from './focus-when-shown.ts'
import { useListingTitles } from './use-listing-titles.ts'

type PaletteProps = { actions: readonly ConsoleAction[]; onClose: () => void }

/** Wait after a keystroke before listings are searched. */
const SETTLE_MS = 150

/** Finds a page, a command or a listing, and goes there. */
export function Palette({ actions, onClose }: PaletteProps) {
  const navigate = useNavigate()
  const timer = useTimer()
  const [query, setQuery] = useState('')
  const [settled, setSettled] = useState('')
  const { listings, isSearching } = useListingTitles(settled, actions.includes('listings.read'))
  const pages = findPages(actions, query)
  const commands = findCommands(actions, query)
  const found = pages.length + commands.length + listings.length

  function type(text: string) {
    setQuery(text)
    timer.start(SETTLE_MS, () => setSettled(text.trim()))
  }
  async function go({ path, target }: Pick<Destination, 'path' | 'target'>) {
    onClose()
    await navigate(path)
    if (target) focusWhenShown(target)
  }
  const itemOf = (destination: Destination) => (
    <Command.Item key={destination.label} onSelect={() => void go(destination)}>
      {destination.label}
    </Command.Item>
  )

  return (
    <Dialog open onClose={onClose} title={m.console_palette()} closeLabel={m.console_close()}>
      <Command label={m.console_palette()} shouldFilter={false} loop className="console-palette">
        <Command.Input
          className="input"
          placeholder={m.console_palette_hint()}
          value={query}
          onValueChange={type}
        />
        <Command.List label={m.console_palette_results()}>
          {pages.length > 0 && (
            <Command.Group heading={m.console_palette_pages()}>{pages.map(itemOf)}</Command.Group>
          )}
          {commands.length > 0 && (
            <Command.Group heading={m.console_palette_commands()}>
              {commands.map(itemOf)}
            </Command.Group>
          )}
          {listings.length > 0 && (
            <Command.Group heading={m.console_listings()}>
              {listings.map(({ id, title, location }) => (
                <Command.Item
                  key={id}
                  value={`listing ${id}`}
                  onSelect={() => void go({ path: listingPathOf(id), target: null })}
                >
                  <span>{title}</span>
                  <span className="console-second">{location}</span>
                </Command.Item>
              ))}
            </Command.Group>
          )}
        </Command.List>
        <p role="status" className="console-second">
          {isSearching ? m.console_palette_searching() : m.console_palette_found({ n: found })}
        </p>
      </Command>
    </Dialog>
  )
}

const listingPathOf = (id: string) => `${CONSOLE_PAGES.listings.path}/${encodeURIComponent(id)}`

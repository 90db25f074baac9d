import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast/toast.tsx'
import { m } from '#domain/messages/messages.js'
import type { ConsoleAction } from '#domain/permissions/permissions.ts'

type PaletteProps = { actions: readonly ConsoleAction[]; onClose: () => void }

/** Opens the palette of places and commands with a button or Ctrl+K; its code is loaded then. */
export function PaletteHost({ actions }: { actions: readonly ConsoleAction[] }) {
  const [isOpen, setOpen] = useState(false)
  const [Palette, setPalette] = useState<ComponentType<PaletteProps> | null>(null)

  async function open() {
    setOpen(true)
    try {
      const part = await import('./palette.tsx')
      setPalette(() => part.Palette)
    } catch {
      setOpen(false)
      showToast({ title: m.console_offline(), tone: 'danger' })
    }
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // Until the palette is loaded nothing else would hear Escape.
    if (event.key === 'Escape' && isOpen && !Palette) setOpen(false)
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
    if (!isCommand || event.key.toLowerCase() !== 'k') return
    event.preventDefault()
    // The site's own search has the same shortcut.
    event.stopImmediatePropagation()
    if (isOpen) setOpen(false)
    else void open()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listener, { capture: true })
    return () => window.removeEventListener('keydown', listener, { capture: true })
  }, [])

  return (
    <>
      <Button
        variant="plain"
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={open}
      >
        {m.console_palette_open()} <kbd className="console-key">{m.console_palette_key()}</kbd>
      </Button>
      {isOpen && Palette && <Palette actions={actions} onClose={() => setOpen(false)} />}
    </>
  )
}

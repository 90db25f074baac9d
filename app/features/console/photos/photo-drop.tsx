import { type ChangeEvent, type DragEvent, useState } from 'react'
import { cn } from '#app/lib/cn.ts'
import { useWindowEvent } from '#app/lib/loading/use-window-event.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { m } from '#domain/messages/messages.js'

type PhotoDropProps = { onFiles: (files: File[]) => void; isBusy: boolean }

/** Takes files that are chosen, dropped here, or pasted anywhere on the page. */
export function PhotoDrop({ onFiles, isBusy }: PhotoDropProps) {
  const [isOver, setIsOver] = useState(false)
  const take = (files: FileList | undefined | null) => {
    if (files && files.length > 0 && !isBusy) onFiles([...files])
  }
  useWindowEvent('paste', ({ clipboardData }) => take(clipboardData?.files))
  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    take(target.files)
    // Allows choosing the same file again.
    target.value = ''
  }
  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    take(event.dataTransfer.files)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an addition to the button inside
    <div
      className={cn('console-drop', isOver && 'console-drop-over')}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <label className={`${buttonClass('secondary')} console-file`}>
        {m.console_photo_add()}
        <input
          type="file"
          multiple
          accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
          disabled={isBusy}
          onChange={choose}
        />
      </label>
      <p className="console-second">{m.console_photo_hint()}</p>
    </div>
  )
}

import { useWindowEvent } from '#app/lib/loading/use-window-event.ts'
import { m } from '#domain/messages/messages.js'
import { FileDrop } from '../file-drop.tsx'

type PhotoDropProps = { onFiles: (files: File[]) => void; isBusy: boolean }

/** Takes photos that are chosen, dropped here, or pasted anywhere on the page. */
export function PhotoDrop({ onFiles, isBusy }: PhotoDropProps) {
  useWindowEvent('paste', ({ clipboardData }) => {
    const files = [...(clipboardData?.files ?? [])]
    if (files.length > 0 && !isBusy) onFiles(files)
  })
  return (
    <FileDrop
      label={m.console_photo_add()}
      hint={m.console_photo_hint()}
      accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
      multiple
      isBusy={isBusy}
      onFiles={onFiles}
    />
  )
}

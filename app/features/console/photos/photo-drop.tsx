import { useWindowEvent } from '#app/lib/loading/use-window-event.ts'
import { m } from '#domain/messages/messages.js'
import { FileDrop } from '../file-drop.tsx'

/** The formats that are decoded. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/gif,image/avif'

type PhotoDropProps = { onFiles: (files: File[]) => void; isBusy: boolean }

/** Takes photos that are chosen, dropped here, or pasted anywhere on the page. */
export function PhotoDrop({ onFiles, isBusy }: PhotoDropProps) {
  useWindowEvent('paste', ({ clipboardData, defaultPrevented }) => {
    const files = [...(clipboardData?.files ?? [])]
    // Text from a word processor comes with a picture of itself, and the rich-text editor has taken it.
    if (files.length > 0 && !isBusy && !defaultPrevented) onFiles(files)
  })
  return (
    <FileDrop
      label={m.console_photo_add()}
      hint={m.console_photo_hint()}
      accept={PICTURE_TYPES}
      multiple
      isBusy={isBusy}
      onFiles={onFiles}
    />
  )
}

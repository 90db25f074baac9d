import { type ChangeEvent, type DragEvent, useState } from 'react'
import { cn } from '#app/lib/cn.ts'
import { buttonClass } from '#app/ui/button.tsx'

type FileDropProps = {
  label: string
  hint: string
  /** Types or endings of files. */
  accept: string
  multiple?: boolean
  isBusy: boolean
  onFiles: (files: File[]) => void
}

/** Takes files that are chosen or dropped here. */
export function FileDrop({ label, hint, accept, multiple, isBusy, onFiles }: FileDropProps) {
  const [isOver, setIsOver] = useState(false)
  const take = (files: FileList | null) => {
    if (files && files.length > 0 && !isBusy) onFiles([...files])
  }
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
        {label}
        <input
          type="file"
          multiple={multiple}
          accept={accept}
          disabled={isBusy}
          onChange={choose}
        />
      </label>
      <p className="console-second">{hint}</p>
    </div>
  )
}

import { Moon, Sun } from 'lucide-react'
import { cn } from '#app/lib/cn.ts'
import { chooseTheme, useTheme } from '#app/lib/theme.ts'
import { m } from '#domain/messages/messages.js'

export function ThemeSwitch({ className }: { className?: string }) {
  const dark = useTheme() === 'dark'
  const Icon = dark ? Sun : Moon
  return (
    <button
      type="button"
      role="switch"
      aria-checked={dark}
      className={cn('chip needs-script', className)}
      onClick={() => chooseTheme(dark ? 'light' : 'dark')}
    >
      <Icon aria-hidden size={20} strokeWidth={1.5} />
      {m.shell_dark_theme()}
    </button>
  )
}

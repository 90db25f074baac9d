import { Monitor, Moon, Sun } from 'lucide-react'
import { useId } from 'react'
import { cn } from '#app/lib/cn.ts'
import { chooseTheme, THEMES, type Theme, useTheme } from '#app/lib/theme.ts'
import { m } from '#domain/messages/messages.js'

const LOOKS = {
  light: { icon: Sun, title: m.profile_theme_light },
  dark: { icon: Moon, title: m.profile_theme_dark },
  system: { icon: Monitor, title: m.profile_theme_system },
} satisfies Record<Theme, unknown>

/** Light, dark, or as the device has it. */
export function ThemeSwitch({ className }: { className?: string }) {
  const theme = useTheme()
  const name = useId()
  return (
    <fieldset className={cn('theme-switch needs-script', className)}>
      <legend className="sr-only">{m.profile_theme()}</legend>
      {THEMES.map((value) => {
        const { icon: Icon, title } = LOOKS[value]
        return (
          <label key={value} className="theme-choice">
            <input
              type="radio"
              name={name}
              checked={theme === value}
              onChange={() => chooseTheme(value)}
            />
            <Icon aria-hidden size={18} strokeWidth={1.5} />
            {title()}
          </label>
        )
      })}
    </fieldset>
  )
}

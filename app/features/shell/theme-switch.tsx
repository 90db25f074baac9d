import { useId } from 'react'
import { cn } from '#app/lib/cn.ts'
import { setTheme, THEMES, type Theme, useTheme } from '#app/lib/stores/theme.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { IconName } from '#app/ui/icon/icon-names.ts'
import { m } from '#domain/messages/messages.js'

const LOOKS = {
  light: { icon: 'sun', title: m.profile_theme_light },
  dark: { icon: 'moon', title: m.profile_theme_dark },
  system: { icon: 'monitor', title: m.profile_theme_system },
} satisfies Record<Theme, { icon: IconName; title: () => string }>

/** Light, dark, or system theme. */
export function ThemeSwitch({ className }: { className?: string }) {
  const theme = useTheme()
  const name = useId()
  return (
    <fieldset className={cn('theme-switch needs-script', className)}>
      <legend className="sr-only">{m.profile_theme()}</legend>
      {THEMES.map((value) => {
        const { icon, title } = LOOKS[value]
        return (
          <label key={value} className="theme-choice">
            <input
              type="radio"
              name={name}
              checked={theme === value}
              onChange={() => setTheme(value)}
            />
            <Icon name={icon} size={18} />
            {title()}
          </label>
        )
      })}
    </fieldset>
  )
}

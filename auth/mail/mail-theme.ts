/** The light theme of app/styles/tokens.css: mail clients do not support custom properties. */
export const PAPER = '#f5f7f3'
export const RAISED = '#fdfefc'
export const LINE = '#d5dcd4'
export const INK = '#16292b'
export const INK_2 = '#42534f'
export const INK_3 = '#5a6a66'
export const LAKE = '#1b4a4c'
export const ON_LAKE = '#f7faf6'
/** The five hours of the site's stripe. */
export const HOURS = ['#f9e2cc', '#d6e9e7', '#f1eacb', '#f0dadd', '#d7e0ea']
export const DISPLAY = "Petrona,'Iowan Old Style','Palatino Linotype',Georgia,serif"
export const SANS = "'Hanken Grotesk','Segoe UI',system-ui,-apple-system,sans-serif"

/** The dark theme, by class; only `!important` overrides inline styles. */
const DARK: Record<string, string> = {
  page: 'background: #0e1a1d !important',
  sheet: 'background: #15262a !important; border-color: #294044 !important',
  ink: 'color: #e9efe9 !important',
  'ink-2': 'color: #b9c7c1 !important',
  'ink-3': 'color: #96a8a2 !important',
  rule: 'border-color: #294044 !important',
  picture: 'border-color: #294044 !important; filter: brightness(0.92)',
  button: 'background: #b9dad0 !important; color: #0d2122 !important',
}

const rules = (prefix: string) =>
  Object.entries(DARK)
    .map(([name, style]) => `${prefix}.${name} { ${style} }`)
    .join('\n')

/**
 * The style sheet of a mail, for clients that support one: narrow windows and the dark theme.
 * Outlook on the web has no media query for it, but marks what it has darkened.
 */
export const STYLES = `:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (max-width: 480px) { .sheet { padding: 24px 20px 8px !important } }
@media (prefers-color-scheme: dark) {
${rules('')}
}
${rules('[data-ogsc] ')}`

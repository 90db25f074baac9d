export const HOME_TABS = ['explore', 'heal', 'chat'] as const
export type HomeTab = (typeof HOME_TABS)[number]

const HELP_TEXT_LIMIT = 300

/** The tab of home in a URL, and the initial text of Chat. */
export function readHomeTab(params: URLSearchParams): { tab: HomeTab; helpText: string | null } {
  const helpText = params.get('help')?.trim().slice(0, HELP_TEXT_LIMIT) || null
  const tab = HOME_TABS.find((name) => name === params.get('tab'))
  // Help text implies the Chat tab (specification section 2, Home).
  return { tab: helpText ? 'chat' : (tab ?? 'explore'), helpText }
}

export function homeTabPath(tab: HomeTab): string {
  return tab === 'explore' ? '/' : `/?tab=${tab}`
}

/** Path of the Chat tab with pre-filled input. */
export function chatTabPath(helpText: string): string {
  return `/?${new URLSearchParams({ tab: 'chat', help: helpText })}`
}

import { type ComponentProps, Suspense } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { EmbeddedChat } from '#app/features/chat/panel/embedded-chat.tsx'
import { ExplorePanel } from '#app/features/home/explore-panel.tsx'
import { HealPanel } from '#app/features/home/heal-panel.tsx'
import { HOME_TABS, type HomeTab, homeTabPath, readHomeTab } from '#app/features/home/home-tabs.ts'
import {
  lazy,
  preloadBeforeHydration,
  useLazyOrSuspend,
  usePrefetchWhenIdle,
} from '#app/lib/loading/lazy.ts'
import { pageMeta, webSiteData } from '#app/lib/seo/structured-data.ts'
import { TabList, TabPanel } from '#app/ui/tabs.tsx'
import { m } from '#domain/messages/messages.js'
import '#app/styles/home.css'
// Here, since the chat's chunk loads after its markup, or never without scripts.
import '#app/features/chat/chat.css'
import type { Route } from './+types/home'

// Most visits to home never open the chat.
const chat = lazy(
  async () => (await import('#app/features/chat/panel/embedded-chat.tsx')).EmbeddedChat,
)
preloadBeforeHydration(chat, (params) => readHomeTab(params).tab === 'chat')

const TAB_LABELS: Record<HomeTab, () => string> = {
  explore: m.home_explore,
  heal: m.home_heal,
  chat: m.home_chat,
}

export function meta({ matches }: Route.MetaArgs) {
  const site = matches[0].loaderData?.site
  const wholeTitle = m.home_title({ site: site?.name ?? '' })
  return pageMeta({
    site,
    title: wholeTitle,
    wholeTitle,
    description: m.home_description(),
    path: '/',
    data: import.meta.env.SSR && site ? [webSiteData(site)] : [],
  })
}

/** Specification section 2, Home: Explore, Heal and Chat, with the tab in the address. */
export default function Home() {
  const [params] = useSearchParams()
  const { tab, helpText } = readHomeTab(params)
  const navigate = useNavigate()
  usePrefetchWhenIdle(chat)
  const clearHelpText = () =>
    navigate(homeTabPath('chat'), { replace: true, preventScrollReset: true })
  return (
    <div className="home wrap">
      <h1>{m.home_tagline()}</h1>
      <TabList
        label={m.home_tabs()}
        items={HOME_TABS.map((id) => ({ id, label: TAB_LABELS[id](), to: homeTabPath(id) }))}
        current={tab}
        onPointerEnter={preloadChat}
        onFocus={preloadChat}
      />
      <TabPanel id="explore" current={tab}>
        <ExplorePanel />
      </TabPanel>
      <TabPanel id="heal" current={tab}>
        <HealPanel />
      </TabPanel>
      <TabPanel id="chat" current={tab}>
        <Suspense fallback={<div className="min-h-[600px]" aria-busy="true" />}>
          <ChatPart {...(helpText && { helpText })} onHelpTextTaken={clearHelpText} />
        </Suspense>
      </TabPanel>
    </div>
  )
}

function ChatPart(props: ComponentProps<typeof EmbeddedChat>) {
  const Chat = useLazyOrSuspend(chat)
  return <Chat {...props} />
}

function preloadChat() {
  chat.load().catch(() => undefined)
}

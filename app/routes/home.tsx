import { type ComponentProps, Suspense } from 'react'
import { type ShouldRevalidateFunctionArgs, useNavigate, useSearchParams } from 'react-router'
import type { EmbeddedChat } from '#app/features/chat/panel/embedded-chat.tsx'
import { toEventRows } from '#app/features/directory/event/event-row.ts'
import { ExplorePanel } from '#app/features/home/explore-panel.tsx'
import { HealPanel } from '#app/features/home/heal-panel.tsx'
import { HOME_TABS, type HomeTab, homeTabPath, readHomeTab } from '#app/features/home/home-tabs.ts'
import {
  lazy,
  lazyComponent,
  preloadBeforeHydration,
  useLazyOrSuspend,
  usePrefetchWhenIdle,
} from '#app/lib/loading/lazy.ts'
import { pageMeta, webSiteData } from '#app/lib/seo/structured-data.ts'
import { TabList, TabPanel } from '#app/ui/tabs.tsx'
import { listNewest } from '#data/catalogue/directory.ts'
import { catalogueContext, onceContext } from '#data/context.ts'
import { m } from '#domain/messages/messages.js'
import { calendarContext, finderIn } from '#search/context.ts'
import '#app/styles/home.css'
// Here, since the chat's chunk loads after its markup, or never without scripts.
import '#app/features/chat/chat.css'
import { listCardsOnce } from '../page-parts/cards-once.ts'
import { listUpcoming } from '../page-parts/upcoming.ts'
import { withPrices } from '../page-parts/with-prices.ts'
import type { Route } from './+types/home'

const DATES_SHOWN = 4
const NEWEST_SHOWN = 4
const WEEK_MS = 7 * 86_400_000

const HomeMore = /* @__PURE__ */ lazyComponent(
  lazy(async () => (await import('../page-parts/home-more.tsx')).HomeMore),
)

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

export async function loader({ context }: Route.LoaderArgs) {
  const db = context.get(catalogueContext)
  const { readCards } = finderIn(context)
  const now = new Date()
  const [upcoming, newest] = await Promise.all([
    listUpcoming({ readCalendar: context.get(calendarContext), limit: DATES_SHOWN }, now),
    listCardsOnce({
      once: context.get(onceContext),
      readCards,
      name: 'newest',
      list: () => listNewest(db, NEWEST_SHOWN),
    }),
  ])
  const week = upcoming.filter(
    ({ occurrence }) => occurrence.start.getTime() - now.getTime() < WEEK_MS,
  )
  return { dates: toEventRows(week), newest: withPrices(newest) }
}

/** Its tabs are in the address, and have the same data. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  return args.currentUrl.pathname !== args.nextUrl.pathname && args.defaultShouldRevalidate
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
export default function Home({ loaderData }: Route.ComponentProps) {
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
      {tab !== 'chat' && (
        <Suspense>
          <HomeMore {...loaderData} />
        </Suspense>
      )}
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

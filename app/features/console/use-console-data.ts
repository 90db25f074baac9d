import { useAsync } from '#app/lib/loading/use-async.ts'
import { useWindowEvent } from '#app/lib/loading/use-window-event.ts'
import { useSite } from '#app/lib/site.ts'
import { callConsole } from './call-console.ts'

/** The answer to a GET call of the console, reloaded when the path changes or the browser is online again. */
export function useConsoleData<T>(path: string) {
  const site = useSite()
  const state = useAsync(path, async (asked): Promise<T> => {
    return (await callConsole(site, 'GET', asked)).json()
  })
  useWindowEvent('online', () => {
    if (state.status === 'failed') state.retry()
  })
  return state
}

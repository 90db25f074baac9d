import { useEffect } from 'react'
import { useSite } from '#app/lib/site.ts'
import { callConsole } from './call-console.ts'
import { useConsoleCall } from './use-console-call.ts'

const POLL_MS = 500

/**
 * Follows a job at a path of the console's API while it runs, and stops it or lets it go on. `onChange` gets each
 * new state.
 */
export function useRunningJob<State>(
  path: string,
  isRunning: boolean,
  onChange: (state: State) => void,
) {
  const site = useSite()
  const call = useConsoleCall()
  const { apiUrl, anonKey } = site
  useEffect(() => {
    if (!isRunning) return
    let isOver = false
    const timer = setInterval(() => {
      callConsole({ apiUrl, anonKey }, 'GET', path)
        .then((response) => response.json())
        .then((next: State) => isOver || onChange(next), console.warn)
    }, POLL_MS)
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [isRunning, path, apiUrl, anonKey, onChange])
  const send = (action: 'stop' | 'run') =>
    call.run(async () => {
      onChange(await (await callConsole(site, 'POST', `${path}/${action}`, {})).json())
    })
  return { call, send }
}

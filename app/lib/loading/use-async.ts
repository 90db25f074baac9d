import { useEffect, useEffectEvent, useState } from 'react'

type State<T> =
  | { status: 'loading'; value: null; error: null }
  | { status: 'loaded'; value: T; error: null }
  | { status: 'failed'; value: null; error: unknown }

/** One load; compared by identity, so that the same key can be loaded again. */
type Load = { key: string }

const LOADING = { status: 'loading', value: null, error: null } as const

/** The result of `load`, reloaded when `key` changes or on request; stale loads are aborted and dropped. */
export function useAsync<T>(key: string, load: (key: string, signal: AbortSignal) => Promise<T>) {
  const [state, setState] = useState<State<T>>(LOADING)
  const [current, setCurrent] = useState<Load>({ key })
  if (current.key !== key) {
    setCurrent({ key })
    setState(LOADING)
  }
  const runLoad = useEffectEvent((asked: Load, signal: AbortSignal) => load(asked.key, signal))

  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    runLoad(current, signal).then(
      (value) => signal.aborted || setState({ status: 'loaded', value, error: null }),
      (error) => signal.aborted || setState({ status: 'failed', value: null, error }),
    )
    return () => stop.abort()
  }, [current])

  return {
    ...state,
    /** Replaces the value, for example with the result of a later call. */
    show: (value: T) => setState({ status: 'loaded', value, error: null }),
    /** Reloads; the current value stays meanwhile. */
    refresh: () => setCurrent({ key }),
    retry() {
      setState(LOADING)
      setCurrent({ key })
    },
  }
}

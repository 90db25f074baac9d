import { useEffect, useEffectEvent, useState } from 'react'

type State<T> =
  | { status: 'loading'; value: null; error: null }
  | { status: 'loaded'; value: T; error: null }
  | { status: 'failed'; value: null; error: unknown }

/** One asking; each is an object of its own. */
type Round = { key: string }

const LOADING = { status: 'loading', value: null, error: null } as const

/** What `load` brings: asked anew for another `key`, and again on demand; a late answer never replaces a newer one. */
export function useLoaded<T>(key: string, load: (key: string) => Promise<T>) {
  const [state, setState] = useState<State<T>>(LOADING)
  const [round, setRound] = useState<Round>({ key })
  if (round.key !== key) {
    setRound({ key })
    setState(LOADING)
  }
  const ask = useEffectEvent((asked: Round) => load(asked.key))

  useEffect(() => {
    let stale = false
    ask(round).then(
      (value) => stale || setState({ status: 'loaded', value, error: null }),
      (error) => stale || setState({ status: 'failed', value: null, error }),
    )
    return () => {
      stale = true
    }
  }, [round])

  return {
    ...state,
    /** Shows what a later call has made of it. */
    show: (value: T) => setState({ status: 'loaded', value, error: null }),
    /** Asks again while what is known stays. */
    refresh: () => setRound({ key }),
    retry() {
      setState(LOADING)
      setRound({ key })
    },
  }
}

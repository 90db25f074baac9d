import type { MouseEvent } from 'react'
import { Link, type LinkProps } from 'react-router'
import { openPanel } from '../conversation/panel-store.ts'

/** A link from the conversation to a page; on wide screens the panel stays open beside it. */
export function ChatLink(props: Omit<LinkProps, 'state' | 'onClick'>) {
  function keepOpen({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
    const elsewhere = metaKey || ctrlKey || shiftKey || altKey
    if (!elsewhere && window.matchMedia('(width >= 48rem)').matches) openPanel()
  }
  return <Link {...props} state={{ fromChat: true }} onClick={keepOpen} />
}
